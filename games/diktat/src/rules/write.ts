import { procedures, type Ref, type Rules } from "@paravent/kernel";
import type { DiktatEvent } from "../model/events.ts";
import type { DiktatFacts } from "../model/facts.ts";

/** The words the procedures of Diktat are written with. */
export const { procedure, firmProcedure, asks, asksAny, asksTogether, after, receives, tries, acts } = procedures<
  DiktatFacts,
  DiktatEvent
>();

export type Facts = Readonly<DiktatFacts>;
export type DiktatRules = Rules<DiktatFacts, DiktatEvent>;

export { cabalRef, cardRef, nameIn, numberIn, optionRef, pawnRef, seatRef, slotRef } from "../names/refs.ts";

/** The only ref of a pick of one. */
export const picked = (value: unknown): Ref => (value as Ref[])[0]!;

/** All refs of a pick of several, in an order of their own: that in which they were picked is for nobody to know. */
export const pickedAll = (value: unknown): Ref[] => [...(value as Ref[])].sort();

/** The branch taken, and what was picked in it; nothing in a branch that asks nothing. */
export function chosen(value: unknown): { branch: string; value: Ref[] } {
  const { branch, value: refs } = value as { branch: string; value?: Ref[] };
  return { branch, value: refs ?? [] };
}

export const STOP = "stop";
export const SECRET_CARD = "secretCard";
export const NOTHING = "nothing";
