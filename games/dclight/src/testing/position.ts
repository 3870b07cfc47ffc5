import type { Place, Seat } from "@paravent/kernel";
import type { Draw } from "@paravent/testkit";
import type { Pack } from "../content/pack.ts";
import type { DclightFacts, Origin } from "../model/facts.ts";
import type { Colour, Deck, Pair, Phase, ReactionWindow } from "../model/names.ts";

/** A building in play: by its name, or with more to say of it. */
export type BuildingSetup =
  | string
  | { building: string; exhausted?: boolean }
  /** Industrial Espionage: what it copies, and whose building that is. */
  | { copies: string; of?: string; pair?: Pair; exhausted?: boolean };

/** One player of a position. What is not said is nothing: tracks at 0, no ages, no cards. */
export interface PlayerSetup {
  /** "G3 Civ4 Mor-1"; tracks not named are at 0. */
  tracks?: string;
  /** "Mil/Civ/Rel": "2/1/0". */
  ages?: string;
  /** Cards by name; "Civ" is any plain building of that deck. */
  hand?: readonly string[];
  buildings?: readonly BuildingSetup[];
  /** Creatures defeated, and buildings destroyed, under the board. */
  defeated?: readonly string[];
  destroyed?: readonly string[];
  /** Sector cards of the turn from the top: "Mil Civ Rel". */
  order?: string;
  passed?: boolean;
  /** Cards drawn for Morale this turn. */
  moraleDraws?: number;
  /** Windows with a standing pass. */
  standing?: readonly ReactionWindow[];
}

export interface PileSetup {
  /** From the top. */
  cards: readonly string[];
  /** These cards only. */
  only: boolean;
}

export interface Position {
  pack: Pack;
  players: Readonly<Record<string, PlayerSetup>>;
  turn: number;
  first: string | null;
  common: number;
  central: number;
  third: number | null;
  god: string | null;
  dice: Partial<Record<Colour, string>> | null;
  decks: Partial<Record<Deck, PileSetup>>;
  discards: Partial<Record<Deck, PileSetup>>;
  front: readonly { seat: string; creature: string; origin: Origin }[];
  phase: Phase;
  /** How many sector cards lie face up. */
  shown: number;
  draws: readonly Draw[];
  place(seatOf: (name: string) => Seat, facts: DclightFacts): Place[];
}
