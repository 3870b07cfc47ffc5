import { loadDiktat } from "@paravent/diktat/node";
import { table } from "@paravent/diktat/testing";
import { pick, type Question } from "@paravent/kernel";
import { beforeAll, expect, test, vi } from "vitest";
import { askedOfAna } from "../decision/asked.fixture.ts";

vi.stubGlobal("localStorage", { getItem: () => "en", setItem: () => undefined });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal("document", { documentElement: {}, addEventListener: () => undefined });
const { t: shell } = await import("../../../i18n/index.ts");
const { texts } = await import("../words/index.ts");
const { connection } = await import("../../../store/connection.ts");
const { barFor } = await import("./barFor.tsx");

beforeAll(async () => {
  connection.value = "open";
  await Promise.all([texts.open(), shell.open()]);
});

test("who is asked for the sake of silence alone, and can use nothing, reads why", () => {
  const t = table({ ana: { cabal: "resistance", reserve: "2C" }, bor: { cabal: "coordination" } }).turnOf("ana");
  const { seen, question } = askedOfAna(loadDiktat(), t);
  const choosing = (...from: string[]): Question => ({
    ...question,
    subject: "diktat/effectChoice",
    about: {},
    ask: pick(from),
    closed: {},
  });
  const bar = (asked: Question) =>
    barFor({ ...seen, view: { ...seen.view, question: asked, waiting: null, you: 0 } } as never);
  const empty = bar(choosing("decline"));
  expect(empty.quiet).toMatch(/None of your effects can be used now/);
  expect(empty.isReason).toBe(true);
  expect(bar(choosing("cabal:resistance_2", "decline")).quiet).not.toMatch(/None of your effects/);
});
