import type { Ref, Seat } from "@paravent/kernel";
import type { Goods } from "../../model/base/goods.ts";
import type { SectorId } from "../../names/names.ts";
import { readRef } from "../../names/read-ref.ts";

/** How long an offer stands: to the end of the turn under way, or of the Cycle. */
export const STANDS = ["cycleEnd", "turnEnd"] as const;
export type Stands = (typeof STANDS)[number];

/** An offer that waits for its answer; only the two parties know of it. Never changed in place. */
export type Offer = TradeOffer | PlaceOffer;

interface Offered {
  readonly from: Seat;
  readonly to: Seat;
  /** Counted for each pair of players, so that its number tells nothing of offers to others. */
  readonly id: number;
}

/** DK-TRADE-01: `from` would give the one for the other. */
export interface TradeOffer extends Offered {
  readonly kind: "trade";
  readonly give: Goods;
  readonly want: Goods;
  /** Own Influence slots to be emptied, in this order, if the markers wanted find no room (DK-RUL-48). */
  readonly room: readonly SectorId[];
  readonly until: Stands;
  readonly note: string;
}

/** DK-PLACE-01: `from` would leave the place of one of their piles to `to`. */
export interface PlaceOffer extends Offered {
  readonly kind: "place";
  readonly pile: number;
}

/** The offer that an answer names. */
export function offerIn(ref: Ref): { seat: Seat; id: number } {
  const read = readRef(ref);
  if (read.kind !== "offer") throw new Error(`${ref} is no offer`);
  return { seat: read.seat, id: read.offer };
}
