import { packText as dclightPack } from "@paravent/dclight";
import { ENGLISH_DCLIGHT } from "@paravent/dclight/english";
import { FRENCH_DCLIGHT } from "@paravent/dclight/french";
import { loadBasePack as dclightBase } from "@paravent/dclight/node";
import { dclightText } from "@paravent/dclight/text";
import { type DiktatEvent, packText as diktatPack } from "@paravent/diktat";
import { ENGLISH_DIKTAT } from "@paravent/diktat/english";
import { FRENCH_DIKTAT } from "@paravent/diktat/french";
import { loadBasePack as diktatBase } from "@paravent/diktat/node";
import { diktatText } from "@paravent/diktat/text";
import { beforeAll, expect, test, vi } from "vitest";

vi.stubGlobal("localStorage", { getItem: () => "en", setItem: () => undefined });
vi.stubGlobal("document", { documentElement: {} });
const { storyTexts } = await import("./diktat/end/story-words.ts");
const { tellMove: tellDiktat } = await import("./diktat/end/told-move.ts");
const { tellMove: tellDclight } = await import("./dclight/end/told-move.ts");

beforeAll(() => storyTexts.open());

const name = (seat: number): string => ["Ana", "Bor"][seat]!;
const diktat = {
  en: { words: diktatText(ENGLISH_DIKTAT, diktatPack(diktatBase())), name },
  fr: { words: diktatText(FRENCH_DIKTAT, diktatPack(diktatBase())), name },
};
const dclight = {
  en: { words: dclightText(ENGLISH_DCLIGHT, dclightPack(dclightBase())), name },
  fr: { words: dclightText(FRENCH_DCLIGHT, dclightPack(dclightBase())), name },
};

test("a move of Diktat is told by its deed, not by what it began or ended with", () => {
  const where = { owner: 1, sector: "hypogea", pawn: 7 } as const;
  const struck = [
    { type: "victimNamed", seat: 0, position: 3, ...where },
    { type: "victimRevealed", seat: 0, kind: "emissary", ...where },
    { type: "gained", seat: 0, what: "pp", n: 3 },
  ] as unknown as DiktatEvent[];
  expect(tellDiktat(diktat.en, struck)).toBe("Ana assassinates Bor’s pawn in the Hypogea: Emissary.");
  expect(tellDiktat(diktat.fr, struck)).toMatch(/^Ana .*Bor.*Hypogées.*Émissaire/);
});

test("who spied is named at the end, and a move that told nothing is passed over", () => {
  const spied = [
    { type: "manoeuvreChosen", seat: 0, manoeuvre: "spy" },
    { type: "pawnLookedAt", seat: 0, owner: 1, sector: "karst", position: 2, kind: "guard", pawn: 3 },
  ] as unknown as DiktatEvent[];
  expect(tellDiktat(diktat.en, spied)).toMatch(/^Ana .*2.*Bor.*Karst.*Guard/);
  expect(tellDiktat(diktat.en, spied.slice(0, 1))).toBeNull();
  // What was seen may still be closed.
  const veiled = [{ type: "pawnLookedAt", seat: 0, owner: 1, sector: "karst", position: 2, pawn: 3 }];
  for (const told of [diktat.en, diktat.fr]) {
    const says = tellDiktat(told, veiled as unknown as DiktatEvent[]);
    expect(says).toMatch(/^Ana .*2.*Karst/);
    expect(says).not.toMatch(/undefined/);
  }
  const card = [{ type: "secretCardLookedAt", seat: 0 }] as unknown as DiktatEvent[];
  expect(tellDiktat(diktat.en, card)).toMatch(/^Ana .*secret card/);
});

test("a move of DCLight is told by its deed, or by what it brought", () => {
  const built = [
    { type: "ageBuilt", seat: 1, sector: "religion", age: 2, paid: {} },
    { type: "cardLookedAt", seat: 1, card: "oracle" },
  ] as unknown as Parameters<typeof tellDclight>[1];
  expect(tellDclight(dclight.en, built)).toBe("Bor builds age 2 of Religion.");
  expect(tellDclight(dclight.fr, built)).toMatch(/^Bor .*2.*Religion/);
  const bought = [
    { type: "bought", seat: 0, slot: "secondary", dice: [3, 4] },
    { type: "gained", seat: 0, track: "morale", n: 1, rule: "DC-PROD-15" },
    { type: "commonMoved", n: 2 },
  ] as unknown as Parameters<typeof tellDclight>[1];
  expect(tellDclight(dclight.en, bought)).toBe("Ana buys 2 results. Ana gains 1 Morale.");
});
