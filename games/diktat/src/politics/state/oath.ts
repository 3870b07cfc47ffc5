import type { Json, Seat } from "@paravent/kernel";
import type { Claim } from "../../model/base/claims.ts";
import type { Goods } from "../../model/base/goods.ts";
import type { CardId, Manoeuvre, SectorId } from "../../names/names.ts";

/** The moments an oath can run to. All but the last two are the next boundary of that kind. */
export const DEADLINES = [
  "turnStart",
  "manoeuvreDone",
  "manoeuvresDone",
  "conquestStart",
  "takesDone",
  "sectorsResolved",
  "endOfCycle",
  "endOfGame",
] as const;
export type Deadline = (typeof DEADLINES)[number];

/** What one party promises under oath (section 6 of the rules). All but `words` are judged by the rules themselves. */
export type Promised =
  | { kind: "give"; goods: Goods }
  | { kind: "doManoeuvre"; manoeuvre: Manoeuvre; sector: SectorId | null; target: Seat | null }
  | { kind: "notSend"; sector: SectorId }
  | { kind: "notKill"; owner: Seat; sector: SectorId | null }
  | { kind: "notSpy"; owner: Seat; sector: SectorId | null }
  | { kind: "concede"; pile: number }
  | { kind: "bidAtMost"; n: number; sector: SectorId }
  | { kind: "bidAtLeast"; n: number; sector: SectorId }
  | { kind: "take"; trophy: Trophy }
  | { kind: "notTake"; trophy: Trophy }
  | { kind: "nameFirst"; player: Seat }
  | { kind: "nameSector"; order: SectorId[] }
  | { kind: "leagueVote"; for: boolean }
  | { kind: "truth"; claim: Claim }
  | { kind: "words"; words: string };

/** A card of the track, or one of the markers of a sector. */
export type Trophy = { card: CardId } | { marker: SectorId };

export type PromiseOf<K extends Promised["kind"]> = Extract<Promised, { kind: K }>;

/** One term as it is offered: who promises, and what. */
export interface OfferedTerm {
  readonly by: Seat;
  readonly promise: Promised;
}

/** One term of a sworn oath. Never changed in place. */
export interface OathTerm extends OfferedTerm {
  readonly state: "open" | "kept" | "lapsed";
  /**
   * What must be remembered to judge it: what was given so far, whether there was an occasion; for a statement, the
   * thing itself as it was when it was sworn, as hidden as the thing is. Nobody is shown it.
   */
  readonly memory: Json;
  /** The Cycle of the other party's latest claim that it was broken; 0 for none. */
  readonly claimed: number;
}

/** What is remembered of a statement from the swearing on: what was so then. A pawn that left the board unseen is told apart. */
export type Evidence = {
  was: Json;
  unseen: boolean;
};

/** Waits for the other's word. At most one from each player to each other. */
export interface OathOffer {
  readonly from: Seat;
  readonly to: Seat;
  readonly until: Deadline;
  readonly terms: readonly OfferedTerm[];
}

/** DK-OATH-01: binds two players. Never changed in place. */
export interface Oath {
  readonly id: number;
  readonly parties: readonly [Seat, Seat];
  readonly until: Deadline;
  /** The Cycle in which it was sworn (DK-RUL-130). */
  readonly cycle: number;
  readonly terms: readonly OathTerm[];
  /** DK-RUL-59: contested or revealed, so that everybody may read its terms. */
  readonly open: boolean;
  /** Its deadline has passed; what is said in words or stated as true may still be judged. */
  readonly expired: boolean;
}

/** The other of two parties. */
export const otherParty = ({ parties }: Pick<Oath, "parties">, seat: Seat): Seat =>
  parties[0] === seat ? parties[1] : parties[0];

export const isParty = ({ parties }: Pick<Oath, "parties">, seat: Seat): boolean =>
  parties[0] === seat || parties[1] === seat;
