import { z } from "zod";
import { NEEDS_END, NO_END } from "../../content/check-words.ts";
import { fixedDelta, unless } from "../../content/checking.ts";
import { wrongForm } from "../../content/stat-forms.ts";
import { Amount, StatName } from "../../content/vocabulary.ts";
import { amountOf } from "../effects/stats.ts";
import type { Verb } from "../effects/verb.ts";

const Entry = z.strictObject({
  op: z.literal("modify"),
  stat: StatName,
  delta: z.union([z.int().min(-50).max(50), Amount]).optional(),
  set: z.union([z.boolean(), z.int(), z.string()]).optional(),
  until: z.enum(["conquest_end", "cycle_end"]).optional(),
});

declare module "../../content/effects.ts" {
  interface Verbs {
    modify: typeof Entry;
  }
}

/** Changes a stat. Passive changes are read from the element itself (`stats.ts`); here those that last until a moment. */
export const modify: Verb<"modify"> = {
  entry: Entry,
  page: {
    does: "Changes a `stat` by `delta` or to `set`, in play or `until` a moment, while the conditions hold.",
    otherwise: "Two `set` on a stat: the one better for its owner.",
  },
  passive: true,

  wrong(step, { trigger }) {
    const isPassive = trigger === "passive";
    const form = wrongForm(step);
    return [
      ...unless(isPassive === (step.until === undefined), "", isPassive ? NO_END : NEEDS_END),
      ...(form ? unless(false, "", form) : []),
      ...fixedDelta(step),
    ];
  },
  isAtOnce: ({ stat }) => stat !== "rank",

  run(g, f, op) {
    const delta = op.delta === undefined ? 0 : amountOf(g.facts, f, op.delta);
    if (op.until)
      g.emit({ type: "statChanged", seat: f.acting, stat: op.stat, delta, set: op.set ?? null, until: op.until });
    return null;
  },

  worth: 0.25,
};
