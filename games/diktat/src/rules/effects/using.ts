import type { Seat } from "@paravent/kernel";
import type { Who } from "../../content/effects.ts";
import type { PreparedEffect } from "../../content/powers.ts";
import type { Agent, CardId, SectorId } from "../../names/names.ts";
import type { OwnedEffect } from "../elements.ts";
import type { Facts } from "../write.ts";

/** Public names of what raised a trigger. */
export interface EventNames {
  by?: Seat;
  sector?: SectorId;
  pile?: number;
  victim?: Seat;
  pawn?: Agent;
  trophy?: "card" | "marker";
  card?: CardId;
  /** Piles of which a pawn was looked at in the Spy Manoeuvre that has just ended. */
  looked?: number[];
  /** What it sets off belongs to the step in which it happened: nothing comes before its first act (DK-RUL-108). */
  atOnce?: true;
}

/** Names chosen while an effect is carried out. Never changed in place: frames share them. */
export interface Bound {
  readonly player?: Seat;
  readonly pile?: number;
  readonly sector?: SectorId;
  readonly origin?: SectorId;
  readonly it?: Seat;
  /** The player to whom an offer was made. */
  readonly offered?: Seat;
  readonly paid?: number;
  readonly removed?: number;
  /** The card that was taken and placed. */
  readonly card?: CardId;
}

/** An effect being used: by whom, of what, and the names it may speak of. All of it is public. */
export interface Using extends OwnedEffect {
  acting: Seat;
  event: EventNames;
  bound: Bound;
}

/** The seat a word of the vocabulary names; null when nobody is named yet. */
export function whoIs(using: Using, who: Who): Seat | null {
  switch (who) {
    case "acting":
      return using.acting;
    case "owner":
      return using.owner;
    case "chosenOther":
    case "pileOwner":
      return using.bound.player ?? null;
    case "eventPlayer":
      return using.bound.offered ?? using.event.by ?? null;
    case "victim":
      return using.event.victim ?? null;
    case "it":
      return using.bound.it ?? null;
    case "eachOther":
    case "eachPlayer":
      return null;
  }
}

/** Membership: own tokens for another player; for the Union 1 + those held by others, 3 at most. */
export function membership(s: Facts, seat: Seat): number {
  const player = s.players[seat]!;
  if (player.cabalTokens.membership === undefined) return player.memberships;
  return Math.min(3, 1 + membershipsOut(s));
}

export function membershipsOut(s: Facts): number {
  return s.players.reduce((n, player) => n + player.memberships, 0);
}

/** An effect of a player's element about to be used; always of one shape, for the hot loop's sake. */
export function usingOf(
  { element, index }: Pick<PreparedEffect, "element" | "index">,
  owner: Seat,
  acting: Seat,
  event: EventNames,
): Using {
  return { owner, element, effect: index, acting, event, bound: {} };
}
