import { describeViolation, randomGames } from "@paravent/testkit";
import { describeLaws } from "@paravent/testkit/vitest";
import { describe, expect, test } from "vitest";
import type { Trigger } from "./content/effects.ts";
import type { SectorId } from "./names/names.ts";
import { loadBasePack, loadDiktat } from "./node.ts";
import { build } from "./testing/build.ts";
import { type Deal, likelyDeals } from "./testing/deals.ts";
import type { Position } from "./testing/position.ts";
import { isOfTheOthers, richGame } from "./testing/rich.ts";
import { ENGLISH_SENTENCES } from "./text/english/index.ts";

const game = loadDiktat();

const events = Object.keys(ENGLISH_SENTENCES.events);

/** What only a game from its setup, and over several Cycles, can meet. */
const OF_WHOLE_GAMES =
  /diktat\/game\.|endOfCycle\.(cleanUp|ready|clearTrack|over)|^event (cabalTaken|deckShuffled|reserves|usedTokens|trackDiscarded)/;

/** Met with Leagues alone (leagues/laws.test.ts). */
const OF_LEAGUES = /league|exclusion|conclave|fist|shadow|rewardSplit|giveToAnother|takeTrophy\.special/i;

/** Met by scenarios alone. */
const rare = [
  // Cabals are given by lot here, and chosen below; deck and discards run out in no game of five Cycles.
  "step diktat/game.chooseCabal",
  "question diktat/chooseCabal",
  "event discardShuffled",
  // No effect of the base pack takes a card away.
  "step diktat/loseCard.lose",
  "step diktat/loseCard.done",
  "event cardLost",
  "event cabalCardReturned",
  // A sector that fills up while its pile is being composed; a Gain handed over in a trade (DK-SCN-25, DK-SCN-115).
  "step diktat/placing.room",
  "step diktat/handing.gain",
  // An additional Manoeuvre that comes to nothing (rules/own-manoeuvre.test.ts).
  "step diktat/extraManoeuvre.nothing",
  "event additionalManoeuvreAbandoned",
  // A pile that is conceded between the naming of a pawn and its reveal (politics/places.test.ts).
  "event victimLost",
  // A pile moved into the very sector that is being resolved (rules/late-pile.test.ts).
  "event pileDiscarded",
  // Trades have games of their own (politics/laws.test.ts); PP given back with a Gain have their scenarios (DK-SCN-115).
  "event markerHanded",
  "event cardHanded",
  "step diktat/handing.makeRoom",
  "step diktat/handing.hand",
  "step diktat/handing.settle",
  "step diktat/handing.lay",
  "step diktat/handing.laid",
  "event markersExchanged",
  "event lost",
  // What becomes of oaths has games of its own (politics/oaths/laws.test.ts).
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
    games: 8,
    players: [2, 3, 4, 5],
    seed: "laws",
    every: 20,
    events,
    covers: (name) => OF_WHOLE_GAMES.test(name),
    rare,
  });
});

describe("with the hands full", () => {
  const rich = richGame();
  const dealt = { players: [2, 3, 4, 5], options: (deal: number) => ({ deal }), events };

  describeLaws(rich.game, { ...dealt, games: 8, seed: "rich", every: 40, covers: () => false });

  /** What acts when an element is taken has a scenario for each card; these others are read, never carried out. */
  const APART: readonly Trigger[] = ["acquire", "passive", "othersAttack", "wantPlacePile"];

  /** Effects that ask somebody; what asks nobody is done without a trace. */
  const awaited = [...loadBasePack().powers.values()]
    .flatMap(({ prepared }) => prepared)
    .filter(({ element, effect, atOnce }) => !atOnce && !APART.includes(effect.trigger) && !OF_LEAGUES.test(element))
    .map(({ element, index }) => `${element}/${index}`);

  const FOUND: readonly Deal[] = [
    ...[18, 59, 87, 102, 107, 131, 140, 185].map((deal): Deal => [2, deal]),
    ...[12, 23, 133, 138, 159, 216].map((deal): Deal => [3, deal]),
  ];

  test("everything is met, and every effect that somebody can use is used", () => {
    const unused = (): string[] => awaited.filter((name) => !rich.used.has(name));
    let missing = null as string[] | null;
    for (const [players, deal] of likelyDeals(FOUND)) {
      const asked = { players, options: { deal }, events, games: 1, seed: `met/${players}/${deal}`, laws: [] };
      const { neverMet, violations } = randomGames(rich.game, asked);
      expect(violations.map(describeViolation)).toEqual([]);
      const now = neverMet.filter(
        (name) => !OF_WHOLE_GAMES.test(name) && !OF_LEAGUES.test(name) && !isOfTheOthers(name) && !rare.includes(name),
      );
      missing = missing?.filter((name) => now.includes(name)) ?? now;
      if (missing.length + unused().length === 0) break;
    }
    expect(missing).toEqual([]);
    expect(unused()).toEqual([]);
    expect(awaited.length).toBeGreaterThan(60);
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
      configuration: { others: true, eternalNight: true, leagues: true },
      players: { ana: {}, bor: { row: ["own"] }, cyr: {}, dua: {} },
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
    markers: face === 1 ? [0 as const] : [0 as const, 1 as const],
    used: false,
    spared: null,
    gave: { pp: 0, affinities: 0, passing: null },
  });
  const broken: Record<string, (f: Facts) => void> = {
    "nothing is negative": (f) => f.players[0]!.pp--,
    "each sector has two markers in all": (f) => f.players[0]!.influence.push(slot("karst", 2)),
    "each Opportunity card is in exactly one place": (f) => f.discard.push("own"),
    "no pile is empty, no sector holds too many, no serial stands twice": (f) => f.piles[0]!.pawns.pop(),
    "at most five Influence slots": (f) => f.players[0]!.influence.push(...new Array(6).fill(slot("karst", 1))),
    "what players remember of the supply is so": (f) => {
      const counts = (n: number) => ({ politics: n, people: n, artefact: n });
      f.supplySeen = [{ by: 1, least: counts(0), most: { ...counts(10), people: 0 } }];
    },
    "ten Affinity tokens of a type at most": (f) => {
      f.players[1]!.row[0]!.tokens[0] = "people";
      f.players[0]!.affinities.people = 10;
    },
    "the pawns of the Others are in their piles, on their board or revealed in a Conquest": (f) =>
      f.others!.discarded.push("guard"),
    "the Others have one pile in a sector, six cards and six Gloom tokens at most": (f) => {
      f.others!.gloom.karst = 7;
    },
    "each player stands in one League at most, of three members at most, on a cell of its track": (f) =>
      f.leagues!.boards[0]!.members.push(0),
    "the Administrator has the highest Rank, unless an element names another": (f) => {
      f.administrator = 1;
    },
  };

  for (const law of game.laws)
    test(law.name, () => {
      const breaks = broken[law.name];
      expect(breaks, "this law has no fault planted for it").toBeDefined();
      const f = facts();
      expect(law.check(f)).toBeNull();
      breaks!(f);
      expect(law.check(f)).toBeTruthy();
    });
});
