import { call, end, type Seat, signature } from "@paravent/kernel";
import { z } from "zod";
import { Steps } from "../../content/steps.ts";
import { type Doing, stepBegun, within } from "../effects/body.ts";
import { effect, type StepResult } from "../effects/calls.ts";
import { seatsOver } from "../effects/carry-out.ts";
import type { Verb } from "../effects/verb.ts";
import { procedure } from "../write.ts";

const Entry = z.strictObject({ op: z.literal("for_each"), over: z.enum(["each_other", "each_player"]), do: Steps });

declare module "../../content/effects.ts" {
  interface Verbs {
    forEach: typeof Entry;
  }
}

const repeating = procedure(signature<Doing & { seats: Seat[] }, StepResult>("diktat/forEach"), {
  next(_, f) {
    const it = f.seats.shift();
    if (it === undefined) return end();
    return call(effect, { ...f, bound: { ...f.bound, it }, at: 0 }, "next");
  },
});

/** The same steps for each player, in Rank order. */
export const forEach: Verb<"forEach"> = {
  entry: Entry,
  page: {
    does: "`do` is applied for each player of `over`, bound to `it`, in Rank order.",
    otherwise: "",
  },
  namesInside: ["it"],
  isAtOnce: (op, steps) => steps(op.do),
  run: (g, f, op) => call(repeating, { ...within(f, stepBegun(f)), seats: seatsOver(g.facts, f, op.over) }, "bound"),
  procedures: [repeating],
  // Mostly it serves the others.
  worth: (op, value) => -0.3 * value.body(op),
};
