import { loadDiktat } from "@paravent/diktat/node";
import { table } from "@paravent/diktat/testing";
import { beforeAll, expect, test, vi } from "vitest";
import { askedOfAna, drafted } from "./asked.fixture.ts";

vi.stubGlobal("localStorage", { getItem: () => "en", setItem: () => undefined });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal("document", { documentElement: {}, addEventListener: () => undefined });
const { t: shell } = await import("../../../i18n/index.ts");
const { texts } = await import("../words/index.ts");
const { faceOf } = await import("./faces.tsx");
const { commitLabel } = await import("../bar/commit.ts");

beforeAll(async () => {
  await Promise.all([texts.open(), shell.open()]);
});

const special = (card: string, reserve: string) =>
  table({ ana: { row: [card], reserve }, bor: {} })
    .pile("bor", "karst", "E G C")
    .turnOf("ana")
    .does("ana", "specialManoeuvre")
    .does("ana", `card:${card}`);

test("an option is shown by what it does, and to do nothing is no card", () => {
  const { seen, question } = askedOfAna(loadDiktat(), special("vv4", "2E").does("ana", "karst:1").does("ana", "stop"));
  const face = (ref: string) => faceOf(seen, ref, drafted(question, null));
  expect(face("option:0")?.small).toMatchObject({ type: "span", props: { children: [{ props: { name: "send" } }] } });
  expect(face("option:1")).toBeNull();
});

test("several Agents of a kind are counted on the button that pays with them", () => {
  const { seen, question } = askedOfAna(loadDiktat(), special("co4", "2C 1E"));
  expect(commitLabel(seen, question, ["citizen", "citizen"])).toBe("Pay: 2 Citizens");
  expect(commitLabel(seen, question, ["citizen", "emissary"])).toBe("Pay: Citizen, Emissary");
});
