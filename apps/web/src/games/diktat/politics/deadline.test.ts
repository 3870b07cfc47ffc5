import { loadDiktat } from "@paravent/diktat/node";
import { table } from "@paravent/diktat/testing";
import { beforeAll, expect, test, vi } from "vitest";
import { askedOfAna } from "../decision/asked.fixture.ts";

vi.stubGlobal("localStorage", { getItem: () => "en", setItem: () => undefined });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal("document", { documentElement: {}, addEventListener: () => undefined });
const { texts } = await import("../words/index.ts");
const { deadline } = await import("./deadline.ts");

beforeAll(() => texts.open());

test("an oath until a moment that has passed in this Cycle runs into the next, and says so", () => {
  const t = table({ ana: {}, bor: {} }).pile("ana", "karst", "C").resolution();
  const { seen } = askedOfAna(loadDiktat(), t);
  const before = { ...seen, game: { ...seen.game, phase: "manoeuvres" } } as typeof seen;
  const until = "manoeuvresDone";
  expect(deadline(before, { until })).toBe("Until all manoeuvres are done");
  expect(deadline(seen, { until })).toBe("Until all manoeuvres are done (next Cycle)");
  expect(deadline(seen, { until: "sectorsResolved" })).toBe("Until all sectors are resolved");
  // One that is over waits for nothing but what is still to come to light.
  expect(deadline(seen, { until, expired: true })).toBe("Until all manoeuvres are done");

  // So it is in the rules: sworn now, it outlives this Cycle.
  t.swears("ana", "bor", { until, terms: [["ana", "notSend", { sector: "karst" }]] } as never);
  t.does("ana", "karst").does("ana").does("bor");
  expect(t.view("public")).toMatchObject({ cycle: 2, oaths: [{ until, expired: false }] });
});
