import type { Seat } from "@paravent/kernel";
import type { BaseFacts } from "../base/facts.ts";
import { circleOf, follows, NO_BOUND, reckoned, unknownNet } from "./book.ts";

/** Bounds of what a player got in trades an observer knows nothing of. */
interface Unknown {
  least: number;
  most: number;
}

/** What a player can have got from others in trades, by all the observer saw since. */
export function unknownPp(s: Readonly<BaseFacts>, who: Seat, seat: Seat): Unknown {
  const player = s.players[seat]!;
  const { book } = player;
  const known = book.nets[who]!;
  if (seat === who || follows(book.pp, who)) {
    const exact = unknownNet(player, who);
    return { least: exact, most: exact };
  }
  let least = -book.low - known;
  let most = Math.min(NO_BOUND, book.most - known);
  // Whoever offers PP had them when they offered; whose trade failed for want of PP alone did not.
  for (const { of, by, goods, had, pp } of s.glimpses) {
    if (of !== seat || by !== who || goods.pp === undefined) continue;
    if (had) least = Math.max(least, goods.pp - pp);
    else if (Object.keys(goods).length === 1) most = Math.min(most, goods.pp - 1 - pp);
  }
  return { least, most };
}

/**
 * What an observer can deduce of another's PP; null where nobody has followed the game. All income and spending is
 * seen, so they are known exactly until they change hands unseen; what a circle of traders has in all is still known.
 */
export function ppBounds(s: Readonly<BaseFacts>, who: Seat, seat: Seat): { min: number; max: number } | null {
  const { book } = s.players[seat]!;
  if (!book.followed) return null;
  const base = reckoned(s, who, seat);
  if ((book.partners & ~(1 << who)) === 0) return { min: base, max: base };
  const own = unknownPp(s, who, seat);
  let [least, most] = [0, 0];
  for (const other of circleOf(s, seat, who)) {
    if (other === seat) continue;
    const theirs = unknownPp(s, who, other);
    least += theirs.least;
    most += theirs.most;
  }
  // What one of the circle got, the others gave.
  return { min: base + Math.max(own.least, -most), max: base + Math.min(own.most, -least) };
}
