import { z } from "zod";
import { fixed, given } from "../../content/checking.ts";
import { Amount, Somebody } from "../../content/vocabulary.ts";
import { amountOf } from "../effects/stats.ts";
import { whoIs } from "../effects/using.ts";
import type { Verb } from "../effects/verb.ts";
import { payCompulsory } from "../power-points.ts";

const Entry = z.strictObject({
  op: z.literal("lose"),
  res: z.enum(["pp", "debt"]),
  n: Amount,
  from: Somebody.optional(),
  mandatory: z.boolean().optional(),
});

declare module "../../content/effects.ts" {
  interface Verbs {
    lose: typeof Entry;
  }
}

export const lose: Verb<"lose"> = {
  entry: Entry,
  page: {
    does: "`n` PP or Debt tokens of `from` (acting) go to the general supply.",
    otherwise: "Not mandatory: as many as there are. Mandatory PP: Debts are taken until the sum is paid.",
  },

  wrong: (step) => [...fixed(step), ...(step.res === "debt" ? given(step, "mandatory") : [])],
  isAtOnce: () => true,

  can: (s, using, op) => op.res !== "debt" || s.players[whoIs(using, op.from ?? "acting") ?? using.acting]!.debts > 0,

  run(g, f, op) {
    const seat = whoIs(f, op.from ?? "acting")!;
    const n = amountOf(g.facts, f, op.n);
    if (op.res === "debt")
      for (let left = Math.min(n, g.facts.players[seat]!.debts); left > 0; left--)
        g.emit({ type: "debtDiscarded", seat });
    else if (op.mandatory) payCompulsory(g, seat, null, n, "DK-RUL-34");
    else {
      const lost = Math.min(n, g.facts.players[seat]!.pp);
      if (lost > 0) g.emit({ type: "lost", seat, what: "pp", n: lost });
    }
    return null;
  },

  worth({ res, n, from }, value) {
    const isOwn = from === undefined || from === "acting" || from === "owner";
    return (isOwn ? -1 : 0.5) * value.goods(res, n);
  },
};
