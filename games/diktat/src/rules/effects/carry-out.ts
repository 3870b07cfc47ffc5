import { type Call, call, type Seat, type Signature } from "@paravent/kernel";
import type { Op } from "../../content/effects.ts";
import type { DiktatRules, Facts } from "../write.ts";
import { beginning, type Doing, stepBegun, within } from "./body.ts";
import type { StepResult } from "./calls.ts";
import { otherSeats } from "./candidates.ts";
import { rankOrder } from "./rank.ts";
import type { Using } from "./using.ts";
import { carryOut, isOpen } from "./verb.ts";

/** Steps that never ask, from left to right. */
export function carryOutAtOnce(g: DiktatRules, steps: readonly Op[], using: Using): void {
  const f = beginning(using);
  for (const op of steps) {
    if (op.op === "forEach")
      for (const it of seatsOver(g.facts, using, op.over))
        carryOutAtOnce(g, op.do, { ...using, bound: { ...using.bound, it } });
    else if (isOpen(g.facts, using, op, "own")) carryOut(g, f, op);
  }
}

export function seatsOver(s: Facts, using: Using, over: "eachOther" | "eachPlayer"): Seat[] {
  return over === "eachPlayer" ? rankOrder(s) : otherSeats(s, using.acting);
}

/** Goes on in a procedure of its own that asks. */
export const goesOnIn =
  (procedure: Signature<Doing, StepResult>) =>
  (_: DiktatRules, f: Doing): Call<"bound", StepResult> =>
    call(procedure, within(f, stepBegun(f)), "bound");
