import type { Seat } from "@paravent/kernel";
import type { Op, Option } from "../../content/effects.ts";
import type { Facts } from "../write.ts";
import { canPay } from "./costs.ts";
import { allHold } from "./stats.ts";
import type { Using } from "./using.ts";
import { type Eyes, isOpen } from "./verb.ts";

/** Whether each of these steps is possible now. */
export function canDo(s: Facts, using: Using, ops: readonly Op[], eyes: Eyes): boolean {
  for (let i = 0; i < ops.length; i++) if (!isOpen(s, using, ops[i]!, eyes)) return false;
  return true;
}

/** Whether an option of a choice, an offer or a toll can be taken. */
export function canTake(s: Facts, using: Using, option: Option, payer: Seat, eyes: Eyes): boolean {
  return allHold(s, using, option.if) && canPay(s, using, option.cost, payer, eyes) && canDo(s, using, option.do, eyes);
}
