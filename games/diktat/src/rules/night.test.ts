import { expect, test } from "vitest";
import { loadDiktat } from "../node.ts";
import { newGame, table } from "../testing/index.ts";

const FIVE = ["ana", "bor", "cyr", "dua", "eva"];
const FOUR = FIVE.slice(0, 4);

const counts = (names: readonly string[], options: Parameters<typeof newGame>[1]) =>
  newGame(names, options).facts.counts;

test("DK-NIGHT-01, DK-NIGHT-05, DK-LG-SETUP-01: Eternal Night is for 4 or 5 players, and what belongs to it is not played without it", () => {
  const { readOptions } = loadDiktat();
  expect(readOptions({ eternalNight: true }, 3)).toEqual({
    ok: false,
    refusal: { reason: "nightNeedsFour", rule: "DK-NIGHT-01", with: { players: 3 } },
  });
  expect(readOptions({ eternalNight: true }, 4).ok).toBe(true);
  expect(readOptions({ eternalNight: true }, 5).ok).toBe(true);
  for (const seats of [4, 5])
    expect(readOptions({ totalWar: ["cycles"] }, seats)).toEqual({
      ok: false,
      refusal: { reason: "totalWarIsOfTheNight", rule: "DK-NIGHT-05" },
    });
  expect(readOptions({ eternalNight: true, totalWar: ["cycles", "cycles", "cycles"] }, 4).ok).toBe(false);
});

test("DK-NIGHT-02, DK-NIGHT-03, DK-NIGHT-04: 4 Cycles of 4 Manoeuvres; visible cards and pile limit as ever", () => {
  expect(counts(FOUR, { eternalNight: true })).toEqual({ cycles: 4, manoeuvres: 4, visibleCards: 3, pileLimit: 2 });
  expect(counts(FIVE, { eternalNight: true })).toEqual({ cycles: 4, manoeuvres: 4, visibleCards: 3, pileLimit: 3 });
  expect(counts(FIVE, {})).toMatchObject({ cycles: 3 });
});

test("DK-NIGHT-05: Total War has 5 Manoeuvres, 5 Cycles, or both", () => {
  expect(counts(FIVE, { eternalNight: true, totalWar: ["manoeuvres"] })).toMatchObject({ cycles: 4, manoeuvres: 5 });
  expect(counts(FIVE, { eternalNight: true, totalWar: ["cycles"] })).toMatchObject({ cycles: 5, manoeuvres: 4 });
  const both = counts(FOUR, { eternalNight: true, totalWar: ["manoeuvres", "cycles"] });
  expect(both).toEqual({ cycles: 5, manoeuvres: 5, visibleCards: 3, pileLimit: 2 });
});

test("DK-NIGHT-03, DK-NIGHT-05: each player receives so many Manoeuvre pawns", () => {
  const total = { eternalNight: true, totalWar: ["manoeuvres"] as const };
  const quiet = Object.fromEntries(FOUR.map((name) => [name, {}]));
  expect(table(quiet).configured({ eternalNight: true }).development().facts.players[0]!.manoeuvrePawns).toBe(4);
  expect(table(quiet).configured(total).development().facts.players[0]!.manoeuvrePawns).toBe(5);
});
