import type { Seat } from "@paravent/kernel";
import type { CardId, CreatureId, End, Face, GodId, Pair, Phase, ReactionWindow, Sector, Track } from "./names.ts";

/** Everything true of a game of DCLight. Plain JSON, changed by `apply` alone. */
export interface DclightFacts {
  pack: string;
  phase: Phase;
  /** Where the turn marker stands: on 1 from the setup on (DC-SETUP-07). */
  turn: number;
  /** Null until it is drawn, when the table named nobody (DC-SETUP-08). */
  firstPlayer: Seat | null;
  /** Sectors chosen to be built freely, by seat; empty until all have chosen (DC-SETUP-10). */
  freeSectors: Sector[];
  common: CommonBoard;
  /** God of the turn (DC-PROD-05). */
  god: GodId | null;
  /** The dice of this turn's Production; they serve all players (DC-PROD-03). */
  dice: Dice | null;
  /** Cards from the bottom to the top. */
  decks: Record<Sector, CardId[]>;
  discard: Record<Sector, CardId[]>;
  creatureDeck: CreatureId[];
  creatureDiscard: CreatureId[];
  /** Creatures in front of players, in order of appearance (DC-OFFER-02). */
  creatures: Lurking[];
  facing: Facing | null;
  players: Player[];
  final: Final | null;
}

export interface CommonBoard {
  /** The common creature marker. */
  creature: number;
  /** The central marker: common creatures that have appeared, at most 4 (DC-CREA-09). */
  central: number;
  /** The turn in which the central marker moved to 3 (DC-END-03). */
  third: number | null;
}

/** Three faces of each colour. Never changed in place: copies share them. */
export interface Dice {
  readonly red: readonly Face[];
  readonly blue: readonly Face[];
  readonly green: readonly Face[];
}

/** A creature in front of a player. Never changed in place. */
export interface Lurking {
  readonly creature: CreatureId;
  /** Whom it lies in front of: for a common creature the responsible player (DC-CREA-04). */
  readonly seat: Seat;
  readonly origin: Origin;
}

export type Origin = "common" | "individual";

/** The first creature in line, as one player faces it. Never changed in place. */
export interface Facing {
  readonly seat: Seat;
  /** His own roll; null for a creature without colour (DC-OFFER-11). */
  readonly dice: readonly Face[] | null;
  readonly cost: number;
}

/** A building in play. Nobody has two of the same identity, so owner and identity name it (DC-DEV-06). */
export interface Building {
  /** The card itself: another than `as` for a copy by espionage. */
  card: CardId;
  /** What it counts as: name, VP and effects (DC-ANX-05). */
  as: CardId;
  exhausted: boolean;
  /** The pair that makes it a copy. */
  pair: Pair | null;
  /** Pairs of the copies made of it. */
  copied: Pair[];
}

/** A destroyed building, face down under a board. Never changed in place. */
export interface Spoil {
  readonly card: CardId;
  readonly as: CardId;
}

export interface Player {
  tracks: Record<Track, number>;
  ages: Record<Sector, number>;
  /** In the order they came. */
  hand: CardId[];
  /** Cards being looked at, one of which is kept. */
  looked: CardId[];
  buildings: Building[];
  trophies: { creatures: CreatureId[]; buildings: Spoil[] };
  /** The three sector cards of this turn, from the top; empty until they are ordered. */
  order: Sector[];
  /** How many of them lie face up, from the top. */
  shown: number;
  passed: boolean;
  /** Cards drawn for Morale this turn (DC-DEV-09). */
  moraleDraws: number;
  /** Windows this player has set a standing `decline` for (DC-REACT-09). */
  standingPasses: ReactionWindow[];
}

export interface Final {
  end: End;
  winners: Seat[];
}
