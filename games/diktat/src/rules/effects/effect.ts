import { call, end, IMPOSSIBLE, next } from "@paravent/kernel";
import { partsOf } from "../../names/refs.ts";
import { effectOf } from "../elements.ts";
import { type DiktatRules, type Facts, firmProcedure, procedure, receives, tries } from "../write.ts";
import { beginning, bodyAt, type Doing, within } from "./body.ts";
import * as calls from "./calls.ts";
import { canPay } from "./costs.ts";
import { countUse } from "./limits.ts";
import { raise } from "./raise.ts";
import { carryOut, isOpen } from "./verb.ts";

/** What a verb that asks looks like to its effect, whichever it is. */
const anyVerb = calls.ofVerb("diktat/verb");

/**
 * Carries out one body of an effect: the cost, then its steps from left to right. A step that has become impossible is
 * skipped; the cost is not given back (general rules of effects, 2). Hence it is firm.
 */
export const effect = firmProcedure(calls.effect, {
  pay(g, f) {
    const { cost } = bodyAt(g.facts, f, f.path);
    if (cost === undefined || cost.length === 0) return carryOn(g, f);
    // What a refusal costs is due whether it can be paid or not: without the means nothing happens.
    if (!canPay(g.facts, f, cost, f.payer, "own")) return end(f.bound);
    return call(calls.pay, { ...within(f, f.path), cost: 0 }, "paid");
  },

  paid: tries(calls.pay, (g, f, bound) => {
    // Behind the screen there was less than the table could tell: nothing happens.
    if (bound === IMPOSSIBLE) return end(f.bound);
    f.bound = bound;
    return carryOn(g, f);
  }),

  step: carryOn,

  /** A step that asked has ended; the names it bound are known to the next. */
  bound: tries(anyVerb, (g, f, bound) => {
    if (bound === IMPOSSIBLE && canGoBack(g.facts, f)) return end(IMPOSSIBLE);
    if (bound !== null && bound !== IMPOSSIBLE) f.bound = bound;
    return carryOn(g, f);
  }),
});

/** The next steps of the effect, as far as they ask nobody and leave Rank and offices as they are. */
function carryOn(g: DiktatRules, f: Doing) {
  const steps = bodyAt(g.facts, f, f.path).do;
  while (f.at < steps.length) {
    const op = steps[f.at]!;
    f.at++;
    if (!isOpen(g.facts, f, op, "own")) continue;
    const to = carryOut(g, f, op);
    if (to) return to;
    if (op.op !== "gain" && op.op !== "lose") return next("step");
  }
  return end(f.bound);
}

/** DK-SEQ-05: a Special Manoeuvre of which nothing is paid or done yet, and whose first step has become impossible. */
function canGoBack(s: Facts, f: Doing): boolean {
  const { kind, cost, limit } = effectOf(s, f);
  return kind === "specialManoeuvre" && f.path.length === 0 && f.at === 1 && cost.length === 0 && limit === null;
}

/** Uses an element: Special Manoeuvres and Manifestations. It becomes Used (DK-EFF-04, -05). */
export const use = procedure(calls.use, {
  /** The Used token is put at once: the effect's own boundaries must not let it be used a second time. */
  begin(g, f) {
    const { limit } = effectOf(g.facts, f);
    g.emit({ type: "useBegan", seat: f.acting, owner: f.owner, element: f.element, effect: f.effect });
    if (partsOf(f.element).kind !== "screen") g.emit({ type: "used", owner: f.owner, element: f.element });
    countUse(g, limit, f);
    return call(calls.effect, beginning(f), "done");
  },

  done: receives(calls.effect, (g, f, result) => {
    g.emit({ type: "useEnded" });
    const isScreen = partsOf(f.element).kind === "screen";
    if (result === IMPOSSIBLE) {
      if (!isScreen) g.emit({ type: "readied", owner: f.owner, element: f.element });
      return end(IMPOSSIBLE);
    }
    if (f.acting !== f.owner) return raise(g, "elementUsedByOther", { by: f.acting }, null);
    return isScreen ? raise(g, "abilityUsed", { by: f.acting }, null) : end();
  }),
});
