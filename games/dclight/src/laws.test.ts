import { describeViolation, randomGames } from "@paravent/testkit";
import { describeLaws } from "@paravent/testkit/vitest";
import { describe, expect, test } from "vitest";
import { laws } from "./laws.ts";
import { loadDclight } from "./node.ts";
import { table } from "./testing/index.ts";
import { ENGLISH_SENTENCES } from "./text/sentences/english.ts";

const game = loadDclight();

describeLaws(game, {
  games: 36,
  players: [2, 3, 4],
  seed: "laws",
  every: 12,
  events: Object.keys(ENGLISH_SENTENCES.events),
});

test("laws of dclight with a first player named by the table", () => {
  const asked = { games: 3, options: { firstPlayer: 1 }, seed: "first", every: 20 };
  const { violations, met } = randomGames(game, asked);
  expect(violations.map(describeViolation)).toEqual([]);
  expect(met.events.has("firstPlayerDrawn")).toBe(false);
});

/** Invariants that could not fail would say nothing: each is broken here once. */
describe("the invariants can fail", () => {
  const facts = () =>
    structuredClone(
      table({
        A: { buildings: ["Market"], order: "Mil Civ Rel" },
        B: { buildings: [{ copies: "Market", of: "A" }], order: "Mil Civ Rel" },
      })
        .front("A", "Hydra", "common")
        .development("A").facts,
    );
  type Facts = ReturnType<typeof facts>;
  const broken: Record<string, ((f: Facts) => void)[]> = {
    "every marker is on its track": [
      (f) => {
        f.players[0]!.tracks.gold = 13;
      },
      (f) => {
        f.players[0]!.tracks.creature = 6;
      },
      (f) => {
        f.players[1]!.ages.civil = 4;
      },
      (f) => {
        f.common.creature = 15;
      },
      (f) => {
        f.common.central = 5;
      },
    ],
    "each card is in exactly one place": [(f) => f.players[0]!.hand.push("civ-marche"), (f) => f.decks.civil.pop()],
    "each creature is in exactly one place": [(f) => f.creatureDiscard.push("hydra")],
    "nobody has the same building twice": [(f) => f.players[0]!.buildings.push(f.players[0]!.buildings[0]!)],
    "a copy has a marker pair of its own, and nothing else has one": [
      (f) => {
        f.players[1]!.buildings[0]!.pair = null;
      },
      (f) => {
        f.players[0]!.buildings[0]!.copied = ["violet"];
      },
    ],
    "an order names each sector once": [
      (f) => {
        f.players[0]!.order = ["civil", "civil", "religion"];
      },
    ],
  };

  for (const law of laws)
    test(law.name, () => {
      const faults = broken[law.name];
      expect(faults, "this law has no fault planted for it").toBeDefined();
      expect(law.check(facts())).toBeNull();
      for (const breaks of faults!) {
        const f = facts();
        breaks(f);
        expect(law.check(f)).toBeTruthy();
      }
    });
});
