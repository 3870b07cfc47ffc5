import type { Seat } from "@paravent/kernel";
import { OTHERS } from "../others/seen.ts";
import type { Seen } from "../seen/seen.ts";
import { changesOf } from "./stats.ts";

/**
 * DK-MAN-KILL-07: what a Guard costs who kills it, by what lies open: the printed price, and what elements of the killer
 * and of the owner make of it.
 */
export function guardPrice(seen: Seen, owner: Seat): number {
  const printed = seen.pack.constants.guardPenalty;
  if (seen.you === null) return printed;
  const own = changesOf(seen, seen.you, "guardPenalty");
  if (own.set !== null) return own.set;
  const fee = owner === OTHERS ? 0 : changesOf(seen, owner, "guardFee").delta;
  return Math.max(0, printed + own.delta + fee);
}

/** DK-MAN-KILL-07: an element lets the Manoeuvre go on after a Guard. */
export const passesGuards = (seen: Seen): boolean =>
  seen.you !== null && changesOf(seen, seen.you, "guardsIgnored").set !== null;
