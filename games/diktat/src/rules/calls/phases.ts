import { type Seat, signature } from "@paravent/kernel";
import type { CardId, SectorId } from "../../names/names.ts";

// The phases of a Cycle and what calls them.

export const game = signature<object, null, { seat: Seat }>("diktat/game");
export const cycle = signature<object>("diktat/cycle");
export const manoeuvres = signature<object, null, { seat: Seat }>("diktat/manoeuvres");
export const resolution = signature<object, null, { sector: SectorId }>("diktat/resolution");
export const endOfCycle = signature<object>("diktat/endOfCycle");

/** Noted: to whom placed tokens still set something off. */
export const gameEnd = signature<object, null, { placed: Seat[] }>("diktat/gameEnd");

export interface Conquering {
  sector: SectorId;
  /** Whose take it is, by place in the order. */
  at: number;
  /** Whether somebody has taken something in this round. */
  taken: boolean;
  /** What each seat counts for the Winner and the order: fixed once, before any bid (section 4.1). */
  strengths: number[];
}

/** The Resolution of one sector. */
export const conquest = signature<Pick<Conquering, "sector">, null, Conquering>("diktat/conquest");

/** The phases that expansions add. */
export interface Darkness {
  /** Cards of the corruption track that were served already: cells move up where a card is taken (DK-OTH-BOARD-04). */
  done: CardId[];
  /** Darkness score of the card just drawn. */
  score: number;
  /** Sectors that need no Corruption token. */
  served: SectorId[];
}
export const darkness = signature<object, null, Darkness>("diktat/darkness");
/** Noted: those who have made their one choice (DK-RUL-87). */
export const league = signature<object, null, { done: Seat[] }>("diktat/league");
/** RE.2 with the Others. Noted: what is still to happen. */
export const leftovers = signature<object, null, { left: ("attack" | `card:${CardId}`)[] }>("diktat/leftovers");
