import type { Seat } from "@paravent/kernel";
import type { Affinity, Agent } from "../../names/names.ts";
import type { Saying } from "./claims.ts";
import type { Goods } from "./goods.ts";

// What players can follow, have seen and were told, as far as the rules must remember it (section 5.2 of the rules).

/**
 * What the others can keep account of, although a screen stands before it. Everything that comes and goes by the rules
 * is seen; only what changes hands in a trade is not (DK-RUL-49). Nobody is shown a book; what a player can know, and
 * what another world could look like, follow from it.
 */
export interface Book {
  /** Players who can tell exactly how many PP, Agents and Affinity tokens there are in all, one bit each. */
  pp: number;
  agents: number;
  affinities: number;
  /** Players traded with, one bit each. */
  partners: number;
  /** Whether everybody has followed it from the start of the game; a position built for a test has no past. */
  followed: boolean;
  /** PP by all that everybody saw come and go; below 0 when some came by trade. */
  ledger: number;
  /** The lowest the ledger stood since the last trade: with what came by trade it was never below 0. */
  low: number;
  /** Most PP by trade since then: a compulsory Debt tells that there were not enough. */
  most: number;
  /** PP of the last compulsory Debt, until the cost it was taken for is paid. */
  short: number;
  /** PP received in trades from each seat, less those given to it: for the two of them to know. */
  nets: number[];
  /** Since the last trade: the fewest Agents and Affinity tokens in reserve. Nobody can imagine fewer still. */
  leastAgents: number;
  leastAffinities: number;
  /** To whom the Agents in reserve were shown, and when: pawns with later serials are among those shown. */
  shownAgents: readonly ShownAgents[];
}

export interface ShownAgents {
  readonly to: Seat;
  readonly serial: number;
}

/**
 * One player has learned whether another had certain things at a certain moment: whoever offers them has them
 * (DK-RUL-44), and whoever's trade fails no longer has all of them (DK-RUL-106). Nobody is shown a glimpse; what can be
 * deduced, and what other worlds look like, follow from it. Never changed in place.
 */
export interface Glimpse {
  readonly of: Seat;
  readonly by: Seat;
  /** The PP, Agents and Affinity tokens in question. */
  readonly goods: Goods;
  /** All of them were there, or (false) not all of them. */
  readonly had: boolean;
  /** PP the learner could reckon with then. */
  readonly pp: number;
  /** What there was, as far as it can still be told from what has come and gone since; null: no longer. */
  readonly agents: Readonly<Record<Agent, number>> | null;
  readonly affinities: Readonly<Record<Affinity, number>> | null;
  /** The next serial at that moment: pawns with later ones were in the reserve. */
  readonly serial: number;
}

/**
 * What a player who has looked into the supply of Affinity tokens can say of it ever since (DK-RUL-40): no fewer and no
 * more than so many of a type are left. It follows from what this player has perceived alone: tokens whose types were
 * hidden may have been of any.
 */
export interface SupplySeen {
  readonly by: Seat;
  readonly least: Record<Affinity, number>;
  readonly most: Record<Affinity, number>;
}

/** One player has shown or told another something. Never changed in place. */
export interface Heard {
  readonly from: Seat;
  readonly to: Seat;
  /** Shown: the server vouches for it. */
  readonly shown: boolean;
  /** By this the hearer knows a pawn or the secret card, not by their own eyes (section 5.2). */
  readonly taught: boolean;
  readonly what: Saying;
}

/** Never changed in place. */
export interface Looking {
  readonly seat: Seat;
  /** How many elements were being used then: it is put back when the innermost of them is done. */
  readonly using: number;
  readonly pawns: readonly number[];
  readonly secretCard: boolean;
}

/** A pawn that left its owner, or changed its kind, unseen by some. */
export interface VeiledLoss {
  /** Its serial, or one of its pile where nobody may know which pawn it was. */
  pawn: number;
  owner: Seat;
  lost: Agent | null;
  became: Agent | null;
  /** Seats that know it, one bit each. */
  knownTo: number;
}

/** What everybody could follow of a player's Affinity tokens. */
export interface AffinityTale {
  /** Tokens of known type gained, less those returned and placed; may fall below 0. */
  open: Record<Affinity, number>;
  /** Numbers of tokens gained, lost and exchanged with their types unseen. */
  gained: number;
  lost: number;
  exchanged: number;
}
