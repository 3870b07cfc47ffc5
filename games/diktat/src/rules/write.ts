import { procedures, type Rules } from "@paravent/kernel";
import type { DiktatEvent } from "../model/events.ts";
import type { DiktatFacts } from "../model/facts.ts";

/** The words the procedures of Diktat are written with. */
export const { procedure, firmProcedure, asks, asksAny, asksTogether, after, receives, tries, acts } = procedures<
  DiktatFacts,
  DiktatEvent
>();

export type Facts = Readonly<DiktatFacts>;
export type DiktatRules = Rules<DiktatFacts, DiktatEvent>;

export { cabalRef, cardRef, nameIn, numberIn, optionRef, pawnRef, pileRef, seatRef, slotRef } from "../names/refs.ts";

export const STOP = "stop";
export const SECRET_CARD = "secretCard";
export const NOTHING = "nothing";
