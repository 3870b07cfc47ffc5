import { describeViolation, randomGames } from "@paravent/testkit";
import { describeLaws } from "@paravent/testkit/vitest";
import { describe, expect, test } from "vitest";
import { laws } from "./laws.ts";
import type { SectorId } from "./model/names.ts";
import { loadDiktat } from "./node.ts";
import { build, type Position } from "./testing/build.ts";
import { ENGLISH_SENTENCES } from "./text/english.ts";

const game = loadDiktat();

/** Deck and discards run out in no game of five Cycles; Cabals are given by lot here. */
const rare = ["step diktat/game.chooseCabal", "question diktat/chooseCabal", "event discardShuffled"];

describeLaws(game, {
  games: 28,
  players: [2, 3, 4, 5],
  seed: "laws",
  every: 12,
  events: Object.keys(ENGLISH_SENTENCES.events),
  rare,
});

test("laws of diktat with chosen Cabals", () => {
  const asked = { games: 4, options: { cabals: "choice" }, seed: "choice", every: 20 };
  const { violations, met } = randomGames(game, asked);
  expect(violations.map(describeViolation)).toEqual([]);
  expect(met.subjects.get("diktat/chooseCabal")).toBe(2 + 3 + 4 + 5);
});

/** Invariants that could not fail would say nothing: each is broken here once. */
describe("the invariants of section 4.2 can fail", () => {
  const facts = () => {
    const position: Position = {
      players: { ana: {}, bor: { row: ["own"] } },
      cards: { own: { sector: "karst", symbols: ["any"] } },
      piles: [{ owner: "bor", sector: "karst", drawn: "C" }],
      track: [],
      secret: null,
      deck: null,
      cycle: 1,
      phase: "manoeuvres",
      place: () => [{ proc: "diktat/turn", step: "choose", env: { by: 0 } }],
    };
    return build(position).state.facts;
  };
  type Facts = ReturnType<typeof facts>;
  const slot = (sector: SectorId, face: 1 | 2) => ({
    sector,
    face,
    markers: face,
    used: false,
    gave: { pp: 0, affinities: 0 },
  });
  const broken: Record<string, (f: Facts) => void> = {
    "nothing is negative": (f) => f.players[0]!.pp--,
    "each sector has two markers in all": (f) => f.players[0]!.influence.push(slot("karst", 2)),
    "each Opportunity card is in exactly one place": (f) => f.discard.push("own"),
    "no pile is empty, no sector holds too many, no serial stands twice": (f) => f.piles[0]!.pawns.pop(),
    "at most five Influence slots": (f) => f.players[0]!.influence.push(...new Array(6).fill(slot("karst", 1))),
    "ten Affinity tokens of a type at most": (f) => {
      f.players[1]!.row[0]!.tokens[0] = "people";
      f.players[0]!.affinities.people = 10;
    },
    "the Administrator has the highest Rank, unless an element names another": (f) => {
      f.administrator = 1;
    },
  };

  for (const law of laws)
    test(law.name, () => {
      const breaks = broken[law.name];
      expect(breaks, "this law has no fault planted for it").toBeDefined();
      const f = facts();
      expect(law.check(f)).toBeNull();
      breaks!(f);
      expect(law.check(f)).toBeTruthy();
    });
});
