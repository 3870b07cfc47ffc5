import type { Seat } from "@paravent/kernel";
import type { Pack } from "../content/pack.ts";
import type { DclightFacts } from "../model/facts.ts";
import { type Deck, type End, type Phase, SECTORS, type Sector, TRACKS, type Track } from "../model/names.ts";
import { heldOf } from "../rules/cards.ts";
import { score } from "../rules/score.ts";
import type { ScoreView } from "../view/types.ts";
import { cardName, cardNamed, creatureName, creatureNamed, godNamed } from "./names.ts";
import { agesIn, sectorsIn, tracksIn } from "./notation.ts";

/** What can be asked of a player by `has`. Lists of cards and buildings are compared in any order. */
export interface Holding {
  /** "G3 Civ4": the tracks named. */
  tracks?: string;
  /** "2/1/0". */
  ages?: string;
  hand?: readonly string[];
  /** Hand cards by their backs, "2/1/0". */
  backs?: string;
  /** Buildings in play by what they count as. */
  buildings?: readonly string[];
  exhausted?: readonly string[];
  /** Creatures in front of the player, in order of appearance; "?" is any. "Hydra common" says where it came from, too. */
  front?: readonly string[];
  defeated?: readonly string[];
  destroyed?: readonly string[];
  /** "Mil Civ Rel". */
  order?: string;
  passed?: boolean;
  /** Total score if the game ended now. */
  vp?: number;
  score?: Partial<ScoreView>;
}

/** What can be asked of the whole table by `is`. */
export interface TableState {
  turn?: number;
  phase?: Phase;
  first?: string;
  /** The common creature marker (CC) and the central marker (CM). */
  common?: number;
  central?: number;
  god?: string | null;
  /** Number of cards in some decks. */
  decks?: Partial<Record<Deck, number>>;
  /** All cards of some discard piles, in any order. */
  discards?: Partial<Record<Deck, readonly string[]>>;
  /** Number of cards in some discard piles. */
  discardSizes?: Partial<Record<Deck, number>>;
  /** Number of marker pairs in use. */
  pairs?: number;
  winners?: readonly string[];
  end?: End | null;
}

type Facts = Readonly<DclightFacts>;

/** Some creature, whichever was drawn. */
const ANY = "?";

/** What a player has of what is asked, and what was expected, both written the same way. */
export function compared(s: Facts, pack: Pack, seat: Seat, expected: Holding): [actual: Holding, expected: Holding] {
  const player = s.players[seat]!;
  const actual: Holding = {};
  const wanted: Holding = { ...expected };
  const cards = (names: readonly string[]): string[] =>
    names.map((name) => cardName(pack, cardNamed(pack, name))).sort();
  const beasts = (names: readonly string[]) => names.map((name) => creatureName(pack, creatureNamed(pack, name)));
  for (const key of Object.keys(expected) as (keyof Holding)[])
    switch (key) {
      case "tracks": {
        const named = Object.keys(tracksIn(expected.tracks!)) as Track[];
        actual.tracks = written(named, player.tracks);
        wanted.tracks = written(named, tracksIn(expected.tracks!));
        break;
      }
      case "ages":
        actual.ages = slashed((sector) => player.ages[sector]);
        wanted.ages = slashed((sector) => agesIn(expected.ages!)[sector]);
        break;
      case "hand":
        actual.hand = cards(player.hand);
        wanted.hand = cards(expected.hand!);
        break;
      case "backs":
        actual.backs = slashed((sector) => heldOf(s, seat, sector));
        break;
      case "buildings":
        actual.buildings = cards(player.buildings.map(({ as }) => as));
        wanted.buildings = cards(expected.buildings!);
        break;
      case "exhausted":
        actual.exhausted = cards(player.buildings.filter(({ exhausted }) => exhausted).map(({ as }) => as));
        wanted.exhausted = cards(expected.exhausted!);
        break;
      case "front":
        [actual.front, wanted.front] = comparedFront(s, pack, seat, expected.front!);
        break;
      case "defeated":
        actual.defeated = beasts(player.trophies.creatures).sort();
        wanted.defeated = beasts(expected.defeated!).sort();
        break;
      case "destroyed":
        actual.destroyed = cards(player.trophies.buildings.map(({ as }) => as));
        wanted.destroyed = cards(expected.destroyed!);
        break;
      case "order":
        actual.order = player.order.join(" ");
        wanted.order = sectorsIn(expected.order!).join(" ");
        break;
      case "passed":
        actual.passed = player.passed;
        break;
      case "vp":
        actual.vp = score(s, seat).total;
        break;
      case "score":
        actual.score = picked(score(s, seat), expected.score!);
        break;
    }
  return [actual, wanted];
}

/** Creatures in front of a player, each with as much as the expectation says of it: its name, its origin. */
function comparedFront(s: Facts, pack: Pack, seat: Seat, expected: readonly string[]): [string[], string[]] {
  const wanted = expected.map((text) => {
    const [, name, origin] = /^(.+?)(?: (individual|common))?$/.exec(text)!;
    return { name: name === ANY ? ANY : creatureName(pack, creatureNamed(pack, name!)), origin };
  });
  const actual = s.creatures
    .filter((one) => one.seat === seat)
    .map(({ creature, origin }, at) => ({
      name: wanted[at]?.name === ANY ? ANY : creatureName(pack, creature),
      origin: wanted[at]?.origin && origin,
    }));
  const told = (all: readonly { name: string; origin?: string | undefined }[]): string[] =>
    all.map(({ name, origin }) => (origin ? `${name} ${origin}` : name));
  return [told(actual), told(wanted)];
}

/** The same for the whole table. */
export function comparedTable(
  s: Facts,
  pack: Pack,
  names: readonly string[],
  expected: TableState,
): [actual: TableState, expected: TableState] {
  const { decks = {}, discards = {}, discardSizes = {} } = expected;
  const size = (deck: Deck): number => (deck === "creature" ? s.creatureDeck : s.decks[deck]).length;
  const pile = (deck: Deck): readonly string[] => (deck === "creature" ? s.creatureDiscard : s.discard[deck]);
  const named = (deck: Deck, cards: readonly string[]): string[] =>
    cards.map((name) => (deck === "creature" ? creatureNamed(pack, name) : cardNamed(pack, name))).sort();
  const mapped = <T>(of: object, each: (deck: Deck) => T) =>
    Object.fromEntries((Object.keys(of) as Deck[]).map((deck) => [deck, each(deck)]));
  const all: Required<TableState> = {
    turn: s.turn,
    phase: s.phase,
    first: names[s.firstPlayer!]!,
    common: s.common.creature,
    central: s.common.central,
    god: s.god,
    decks: mapped(decks, size),
    discards: mapped(discards, (deck) => [...pile(deck)].sort()),
    discardSizes: mapped(discardSizes, (deck) => pile(deck).length),
    pairs: s.players.flatMap(({ buildings }) => buildings).filter(({ pair }) => pair !== null).length,
    winners: (s.final?.winners ?? []).map((seat) => names[seat]!),
    end: s.final?.end ?? null,
  };
  const wanted: TableState = { ...expected };
  if (expected.god) wanted.god = godNamed(pack, expected.god);
  if (expected.discards) wanted.discards = mapped(discards, (deck) => named(deck, discards[deck]!));
  return [picked(all, expected), wanted];
}

function picked<T extends object>(from: T, keys: object): Partial<T> {
  return Object.fromEntries(Object.keys(keys).map((key) => [key, from[key as keyof T]])) as Partial<T>;
}

const written = (named: readonly Track[], of: Partial<Record<Track, number>>): string =>
  TRACKS.filter((track) => named.includes(track))
    .map((track) => `${track} ${of[track]}`)
    .join(", ");

const slashed = (of: (sector: Sector) => number): string => SECTORS.map(of).join("/");
