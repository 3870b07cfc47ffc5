import type { Seat } from "@paravent/kernel";
import type { Goods } from "../model/base/goods.ts";
import { characterOf } from "./characters.ts";
import { changeBy } from "./holdings.ts";
import type { Position } from "./position.ts";

/** A trade as one of its parties weighs it, in VP: what it changes for both, and how good that is for each by rivalry. */
export interface Weighed {
  readonly mine: number;
  readonly theirs: number;
  /** What is left of one's own gain when the other's is held against it, and the same seen from there. */
  readonly forMe: number;
  readonly forThem: number;
}

export const weigh = (position: Position, other: Seat, gets: Goods, gives: Goods): Weighed =>
  weighedBy(position, other, changeBy(position, position.me, gets, gives), changeBy(position, other, gives, gets));

/** The same by what the trade changes for this player and for the other. */
export function weighedBy(position: Position, other: Seat, mine: number, theirs: number): Weighed {
  const rivalry = rivalryWith(position, other);
  return {
    mine,
    theirs,
    forMe: mine - rivalry * Math.max(0, theirs),
    forThem: theirs - rivalry * Math.max(0, mine),
  };
}

/** A trade that this player takes: it gains by it, and does not gain the other much more. */
export const isGood = (position: Position, { mine, forMe }: Weighed): boolean =>
  Math.min(mine, forMe) >= characterOf(position).margin;

/** How much another's gain hurts: all of it between two, less among more, and more again from whoever is ahead. */
function rivalryWith({ view, player }: Position, other: Seat): number {
  const share = 1 / (view.players.length - 1);
  const ahead = view.players[other]!.vp - player.vp;
  return Math.min(1, share * (1 + Math.max(0, ahead) / 4));
}

/** PP that another can have at most, as far as everybody can tell. */
export const mostPp = ({ view }: Position, seat: Seat): number =>
  view.knowledge?.deduced.find((one) => one.seat === seat)?.pp.max ?? Number.POSITIVE_INFINITY;
