import { describeViolation, randomGames } from "@paravent/testkit";
import { describeLaws } from "@paravent/testkit/vitest";
import { describe, expect, test } from "vitest";
import { laws } from "./laws.ts";
import type { SectorId } from "./model/names.ts";
import { loadBasePack, loadDiktat } from "./node.ts";
import { build, type Position } from "./testing/build.ts";
import { richGame } from "./testing/rich.ts";
import { ENGLISH_SENTENCES } from "./text/english.ts";

const game = loadDiktat();

const events = Object.keys(ENGLISH_SENTENCES.events);

/** What only a game from its setup can meet. */
const OF_SETUP = /^step diktat\/game\.|^event (cabalTaken|deckShuffled)$/;

/**
 * Deck and discards run out in no game of five Cycles; Cabals are given by lot here, and chosen below. What becomes of
 * oaths has games of its own (politics/oaths/laws.test.ts).
 */
const rare = [
  "step diktat/game.chooseCabal",
  "question diktat/chooseCabal",
  "event discardShuffled",
  "step diktat/oathClaim.answer",
  "step diktat/oathClaim.verdict",
  "question diktat/oathAnswer",
  "question diktat/oathVerdict",
  "event oathClaimed",
  "event oathJudged",
  "event oathOpened",
  "event oathTruthTold",
];

describe("from an empty table", () => {
  describeLaws(game, {
    games: 16,
    players: [2, 3, 4, 5],
    seed: "laws",
    every: 12,
    events,
    covers: (name) => OF_SETUP.test(name) || name === "step diktat/endOfCycle.cleanUp",
    rare,
  });
});

describe("with the hands full", () => {
  const rich = richGame();

  describeLaws(rich.game, {
    games: 36,
    players: [2, 3, 4, 5],
    seed: "rich",
    options: (deal) => ({ deal }),
    every: 25,
    events,
    // Cards are lost by trade alone (its scenarios lose some), a stack is taken apart by nobody here.
    covers: (name) => !OF_SETUP.test(name) && name !== "step diktat/endOfCycle.cleanUp",
    rare,
  });

  test("every effect that somebody can use, or that something sets off, has been carried out", () => {
    const effects = [...loadBasePack().powers.values()].flatMap((powers) =>
      powers.effects.map(({ trigger }, i) => ({ trigger, name: `${powers.element}/${i}` })),
    );
    // What acts when an element is taken has a scenario for each card; these others are read, never carried out.
    const apart = ["acquire", "passive", "othersAttack", "wantPlacePile"];
    const awaited = effects.filter(({ trigger }) => !apart.includes(trigger));
    expect(awaited.map(({ name }) => name).filter((name) => !rich.used.has(name))).toEqual([]);
  });
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
