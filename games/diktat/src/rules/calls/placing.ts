import { type Seat, signature } from "@paravent/kernel";
import type { SectorId } from "../../names/names.ts";
import type { Aiming } from "./manoeuvres.ts";

export interface Placing {
  by: Seat;
  sector: SectorId;
  /** Most pawns of the pile; null: any number. */
  most: number | null;
  /** Whether a Manoeuvre pawn marks it. */
  marked: boolean;
  pile?: number;
}

/** A pile is placed in a named sector, unless there is no room left or its toll is not paid. */
export const placing = signature<Placing, "placed" | "withdrawn" | "noRoom">("diktat/placing");

/** Somebody wants a place in a sector: what has been paid for it, and the toll that is due. */
export interface TollCall {
  by: Seat;
  sector: SectorId;
  paid?: string[];
  element?: string;
  effect?: number;
  /** Where in the effect the toll stands. */
  path?: (string | number)[];
}

/** What elements ask for a place in a sector; "withdrawn" if the player will not or cannot pay. */
export const tolls = signature<TollCall, "paid" | "withdrawn">("diktat/tolls");

/** A pile has been placed in a sector, by whom. */
export interface Arrived {
  by: Seat;
  sector: SectorId;
  pile: number;
}

/** What a pile sets off among players and Others. Noted: who is still to act. */
export const arrival = signature<Arrived, null, { left: ("others" | "players")[] }>("diktat/arrival");

export interface Attacking extends Arrived {
  acting: Seat;
  /** How many attacks of the Others are under way with this one: it may have come between others. */
  depth: number;
  done: number;
  aim: Aiming;
}

/** DK-OTH-KILL-01: Assassinations for the Others against the pile. */
export const othersAssassinations = signature<Arrived, null, Attacking>("diktat/othersAssassinations");
