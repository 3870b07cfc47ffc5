import type { Seat } from "@paravent/kernel";
import { isCompulsory, type PreparedEffect, triggerBit } from "../../content/powers.ts";
import { abilitiesOf, waitingOn } from "../../model/abilities.ts";
import { actsForOthers } from "../../others/state/piles.ts";
import { marksOf } from "../elements.ts";
import type { Facts } from "../write.ts";
import type { Triggered } from "./calls.ts";
import { canDo } from "./can.ts";
import { canPay } from "./costs.ts";
import { isSpent } from "./limits.ts";
import { allHold } from "./stats.ts";
import { type Using, usingOf } from "./using.ts";

/** Whether an effect can be used now; with `public` eyes only by what everybody knows. */
export function isPossible(
  s: Facts,
  { effect, conditions }: PreparedEffect,
  using: Using,
  eyes: "public" | "own",
): boolean {
  if (effect.limit !== null && isSpent(s, effect.limit, using)) return false;
  if (conditions.length > 0 && !allHold(s, using, conditions)) return false;
  if (effect.cost.length > 0 && !canPay(s, using, effect.cost, using.acting, eyes)) return false;
  // A compulsory effect does as much as it can.
  return isCompulsory(effect) || canDo(s, using, effect.do, eyes);
}

/** Whether what happened sets off this effect of a player, which has not acted on it yet. */
export function isDue(
  s: Facts,
  f: Readonly<Triggered>,
  seat: Seat,
  one: PreparedEffect,
  eyes: "public" | "own",
): boolean {
  if (one.isPrice || (f.over.length > 0 && marksOf(s, seat, one).some((mark) => f.over.includes(mark)))) return false;
  return one.free || isPossible(s, one, usingOf(one, seat, seat, f.event), eyes);
}

/** Whether it sets off anything, by public facts. */
export function isAnythingDue(s: Facts, f: Readonly<Triggered>): boolean {
  const bit = triggerBit(f.trigger);
  for (let seat = 0; seat < s.players.length; seat++) {
    if (actsForOthers(s, seat)) continue;
    const waiting = waitingOn(abilitiesOf(s, seat), f.trigger, bit);
    for (let i = 0; i < waiting.length; i++) if (isDue(s, f, seat, waiting[i]!, "public")) return true;
  }
  return false;
}
