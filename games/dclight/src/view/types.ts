import type { Seat } from "@paravent/kernel";
import type {
  CardId,
  CreatureId,
  End,
  Face,
  GodId,
  Pair,
  Phase,
  ReactionWindow,
  Sector,
  Track,
} from "../model/names.ts";
import type { ScoreView } from "../rules/score.ts";

export type { ScoreView };

/** What one observer sees of a game of DCLight. Everything here is public or known to that observer; nothing else is. */
export interface DclightView {
  /** Content pack of this game; names, texts, prices and boards are looked up in it. */
  pack: string;
  phase: Phase;
  /** Where the turn marker stands, 1 to `turns`: on 1 from the setup on. */
  turn: number;
  turns: number;
  firstPlayer: Seat | null;
  /** Seats clockwise from the first player. */
  tableOrder: Seat[];
  /** Sectors chosen in setup, by seat; empty until all have chosen. */
  freeSectors: Sector[];
  common: {
    /** The common creature marker, the space on which it summons, and the spaces that call the black die. */
    creature: number;
    summonAt: number;
    dieIcons: number[];
    /** The central marker: common creatures that have appeared. */
    central: number;
  };
  god: GodId | null;
  /** The nine dice of this turn, three of each colour, once they are rolled. */
  dice: { red: Face[]; blue: Face[]; green: Face[] } | null;
  /** Size of each sector's deck, and its discard pile from the bottom up. */
  decks: Record<Sector, { size: number; discard: CardId[] }>;
  creatureDeck: { size: number; discard: CreatureId[] };
  /** Creatures in front of players, in the order in which they will be faced. */
  creatures: { creature: CreatureId; seat: Seat; origin: "common" | "individual" }[];
  /** The first creature in line, as somebody faces it: his own roll (null without colour) and his own cost. */
  facing: { seat: Seat; creature: CreatureId; dice: Face[] | null; cost: number } | null;
  players: PlayerView[];
  /** What this observer alone knows; null for spectators. */
  own: OwnView | null;
  /** By seat, what each of them knew: when a game that is over is told once more (DC-INFO-02). Null at the table. */
  opened: OwnView[] | null;
  /** Scores and open hands, once the game is over. */
  final: FinalView | null;
}

export interface PlayerView {
  seat: Seat;
  tracks: Record<Track, number>;
  ages: Record<Sector, number>;
  /** Hand cards by their backs. */
  hand: Record<Sector, number>;
  /** How many cards are being looked at, and from which deck they came. */
  looking: { deck: Sector; n: number } | null;
  buildings: BuildingView[];
  /** Face down under the board. */
  trophies: { creatures: number; buildings: number };
  /** Sector cards of the turn from the top: priority, secondary, accessory. Null while face down; empty until ordered. */
  order: (Sector | null)[];
  passed: boolean;
  /** Draws for Morale taken this turn. */
  moraleDraws: number;
  /** What could be counted if the game ended now, less what lies face down. */
  openVp: number;
}

export interface BuildingView {
  /** Its name in answers: "building:1:civ-marche". */
  ref: string;
  /** The card on the table; another than `as` for a copy by Industrial Espionage. */
  card: CardId;
  /** The building it counts as. */
  as: CardId;
  exhausted: boolean;
  /** Whether it is of the kind that is activated. */
  activates: boolean;
  /** The marker pair that makes it a copy. */
  pair: Pair | null;
  /** Marker pairs of the copies made of it. */
  copied: Pair[];
}

export interface OwnView {
  /** In the order they came; the card drawn last is the last. */
  hand: CardId[];
  /** Cards being looked at. */
  looked: CardId[];
  /** The whole order of the sector cards, once it is fixed. */
  order: Sector[];
  trophies: { creatures: CreatureId[]; buildings: { card: CardId; as: CardId }[] };
  /** Windows with a standing `decline`. */
  standingPasses: ReactionWindow[];
}

export interface FinalView {
  end: End;
  winners: Seat[];
  /** From the first to the last. */
  ranking: { seat: Seat; vp: number; resources: number }[];
  /** By seat. */
  scores: ScoreView[];
  /** By seat: hands and trophies lie open at last (DC-INFO-02). */
  opened: { hand: CardId[]; trophies: OwnView["trophies"] }[];
}
