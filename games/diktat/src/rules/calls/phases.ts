import { type Seat, signature } from "@paravent/kernel";
import type { SectorId } from "../../names/names.ts";

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
export const darkness = signature<object>("diktat/darkness");
export const league = signature<object, null, { done: Seat[] }>("diktat/league");
/** RE.2 with the Others. */
export const leftovers = signature<object>("diktat/leftovers");
