import { type Ref, type Seat, signature } from "@paravent/kernel";
import type { CardId, SectorId } from "../../names/names.ts";

/** What every Manoeuvre begins with. */
export interface Manoeuvring {
  by: Seat;
  /** Granted by an effect: no Manoeuvre pawn marks it. */
  extra?: boolean;
}

export const turn = signature<{ by: Seat }>("diktat/turn");

/** Noted: the sector named, and those named and given up again for their toll. */
export const sendTeam = signature<Manoeuvring, null, { sector: SectorId; tried?: SectorId[] }>("diktat/sendTeam");
export const spy = signature<Manoeuvring>("diktat/spy");
export const assassinate = signature<Manoeuvring>("diktat/assassinate");
export const extendInfluence = signature<Manoeuvring>("diktat/extendInfluence");
export const developCabal = signature<Manoeuvring>("diktat/developCabal");
export const specialManoeuvre = signature<Manoeuvring>("diktat/specialManoeuvre");

/** Where looks and Assassinations reach. */
interface Reach {
  by: Seat;
  /** Whether tokens of the player add to them. */
  tokens: boolean;
  /** How many, before tokens. */
  most: number;
  /** Piles to which they are confined. */
  piles: number[] | null;
  /** Sectors in which these piles are in reach: one that is moved out of them is so no more. */
  within?: SectorId[] | null;
  /** A whole Manoeuvre, with all that waits for one. */
  manoeuvre: boolean;
  /** Part of a step that has begun: nothing comes before the first (DK-RUL-108). */
  atOnce?: boolean;
}

export interface Looks extends Reach {
  pawnsOnly: boolean;
  looked?: Ref[];
  /** The piles these pawns lay in then: an exchange gives all pawns of a pile new serials (DK-RUL-137). */
  into?: number[];
  stopped?: boolean;
}

/** Looks one after another, by the Manoeuvre or by an effect. */
export const looks = signature<Looks>("diktat/looks");

/** An Assassination under way: the pawn named, and how many others it has come between. */
export interface Aiming {
  pawn: number;
  depth: number;
}

export interface Killing extends Reach {
  /** PP for an Emissary, where an element changes it. */
  bounty: number | null;
  done?: number;
  guards?: number;
  aim?: Aiming;
}

/** Assassinations one after another, by the Manoeuvre or by an effect. */
export const assassinations = signature<Killing>("diktat/assassinations");

/** What a Develop costs: the slot's price changed by a number, or nothing. */
export type DevelopPrice = number | "free";

/** The steps of Develop, with or without a Manoeuvre pawn. Noted: the card placed. */
export const develop = signature<{ by: Seat; price: DevelopPrice }, null, { card: CardId }>("diktat/develop");
