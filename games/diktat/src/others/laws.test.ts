import { describeViolation, randomGames } from "@paravent/testkit";
import { describeLaws } from "@paravent/testkit/vitest";
import { describe, expect, test } from "vitest";
import { loadDiktat } from "../node.ts";
import { type Deal, likelyDeals } from "../testing/deals.ts";
import { isOfTheOthers, richGame } from "../testing/rich.ts";
import { ENGLISH_SENTENCES } from "../text/english/index.ts";

const events = Object.keys(ENGLISH_SENTENCES.events);

describe("with the Others, from an empty table", () => {
  describeLaws(loadDiktat(), {
    games: 8,
    players: [2, 3, 4, 5],
    options: { others: true },
    seed: "others",
    every: 25,
    covers: () => false,
  });
});

describe("with the Others and the hands full", () => {
  const rich = richGame({ others: true });
  const dealt = { players: [2, 3, 4, 5], options: (deal: number) => ({ deal }), events };

  describeLaws(rich.game, { ...dealt, games: 8, seed: "rich others", every: 50, covers: () => false });

  const FOUND: readonly Deal[] = [
    [2, 3],
    [2, 41],
    [2, 112],
    [3, 68],
  ];

  test("everything that is theirs is met, the fall of Prague among it", () => {
    let missing = null as string[] | null;
    let fell = 0;
    for (const [players, deal] of likelyDeals(FOUND)) {
      const asked = { players, options: { deal }, events, games: 1, seed: `others/${players}/${deal}`, laws: [] };
      const { neverMet, violations, met } = randomGames(rich.game, asked);
      expect(violations.map(describeViolation)).toEqual([]);
      const now = neverMet.filter(isOfTheOthers);
      missing = missing?.filter((name) => now.includes(name)) ?? now;
      fell += met.events.get("pragueFell") ?? 0;
      if (missing.length === 0) break;
    }
    expect(missing).toEqual([]);
    expect(fell).toBeGreaterThan(0);
  });
});
