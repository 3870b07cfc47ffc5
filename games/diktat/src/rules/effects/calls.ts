import { type Impossible, type Seat, type Signature, signature } from "@paravent/kernel";
import type { Trigger } from "../../content/effects.ts";
import type { Affinity } from "../../names/names.ts";
import type { Doing } from "./body.ts";
import type { Bound, EventNames, Using } from "./using.ts";

/** What happened, and how far the effects it set off have come. */
export interface Triggered {
  trigger: Trigger;
  event: EventNames;
  /** Seats still to come, in Rank order; null before the first. */
  seats: Seat[] | null;
  /** Effects done or declined, by the single elements that bear them, so that none acts twice on one event. */
  over: string[];
}

/** What an event sets off, in Rank order. */
export const triggers = signature<Triggered>("diktat/triggers");

/** One body of an effect: ends with the names it bound, or impossible before anything of it was done. */
export const effect = signature<Doing, Bound | Impossible>("diktat/effect");

/** What the steps of a verb end with: the names they bound, if any, or impossible before anything of them was done. */
export type StepResult = Bound | Impossible | null;

/** The procedure of a verb that asks somebody, with what it notes on the way. */
export const ofVerb = <Noted = object>(name: string): Signature<Doing, StepResult, Noted> =>
  signature<Doing, StepResult, Noted>(name);

/** The cost of a body, part by part: ends with the names bound on the way. */
export const pay = signature<Doing & { cost: number }, Bound>("diktat/pay");

/** An Ability, an Income or what happens when an element is acquired. */
export const ability = signature<Using, Bound | Impossible>("diktat/ability");

/** A Special Manoeuvre or a Manifestation: its element becomes Used. */
export const use = signature<Using, Impossible | null>("diktat/use");

/** Affinity tokens of the gainer's choice, unseen. */
export const gainAffinities = signature<{
  seat: Seat;
  n: number;
  /** The element that gives them and owes them back; null: none does. */
  element: string | null;
  /** A printed type of which there were fewer than so many. */
  short?: { token: Affinity; than: number };
}>("diktat/gainAffinities");
