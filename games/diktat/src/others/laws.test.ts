import { describeViolation, randomGames } from "@paravent/testkit";
import { describeLaws } from "@paravent/testkit/vitest";
import { describe, expect, test } from "vitest";
import { loadDiktat } from "../node.ts";
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

  test("everything that is theirs is met, the fall of Prague among it", () => {
    let missing: string[] | null = null;
    let fell = 0;
    for (let batch = 0; batch < 12 && (missing === null || missing.length > 0); batch++) {
      const options = (deal: number) => ({ deal: 100 * (batch + 1) + deal });
      const { neverMet, violations, met } = randomGames(rich.game, {
        ...dealt,
        options,
        games: 12,
        seed: `others met/${batch}`,
        laws: [],
      });
      expect(violations.map(describeViolation)).toEqual([]);
      const now = neverMet.filter(isOfTheOthers);
      missing = (missing as string[] | null)?.filter((name) => now.includes(name)) ?? now;
      fell += met.events.get("pragueFell") ?? 0;
    }
    expect(missing).toEqual([]);
    expect(fell).toBeGreaterThan(0);
  });
});
