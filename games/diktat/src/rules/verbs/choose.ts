import { call, end, pick } from "@paravent/kernel";
import { z } from "zod";
import type { Option } from "../../content/effects.ts";
import { OptionEntry, Steps } from "../../content/steps.ts";
import { asksInEffect } from "../effects/asking.ts";
import { opAt, within } from "../effects/body.ts";
import { effect, ofVerb } from "../effects/calls.ts";
import { canTake } from "../effects/can.ts";
import { goesOnIn } from "../effects/carry-out.ts";
import type { Using } from "../effects/using.ts";
import type { Eyes, Verb } from "../effects/verb.ts";
import { type Facts, numberIn, optionRef, procedure, receives } from "../write.ts";

const Entry = z.strictObject({ op: z.literal("choose"), options: z.array(z.union([Steps, OptionEntry])).min(1) });

declare module "../../content/effects.ts" {
  interface Verbs {
    choose: typeof Entry;
  }
}

const choosing = procedure(ofVerb("diktat/choose"), {
  option: asksInEffect({
    subject: "diktat/optionChoice",
    rule: "DK-EFF-04",
    of: (_, f) => f.acting,
    what(s, f) {
      const { options } = opAt<"choose">(s, f);
      return pick(options.flatMap((one, i) => (canTakeSomehow(s, f, one, "own") ? [optionRef(i)] : [])));
    },
    then: (_, f, [option]) => call(effect, within(f, [...f.path, "options", numberIn(option)]), "done"),
  }),
  done: receives(effect, (_, __, bound) => end(bound)),
});

/** An option whose condition speaks of a player still to be chosen is open when somebody fits. */
function canTakeSomehow(s: Facts, using: Using, option: Option, eyes: Eyes): boolean {
  if (canTake(s, using, option, using.acting, eyes)) return true;
  return s.players.some(
    (_, player) =>
      player !== using.acting &&
      canTake(s, { ...using, bound: { ...using.bound, player } }, option, using.acting, eyes),
  );
}

/** The acting player picks one option that is possible. */
export const choose: Verb<"choose"> = {
  entry: Entry,
  page: {
    does: "Acting picks one option that is possible. An option may have `if` and `cost`; the empty option `[]` means to do nothing.",
    otherwise: "No option possible: not usable.",
  },
  can: (s, using, op, eyes) => op.options.some((option) => canTakeSomehow(s, using, option, eyes)),
  run: goesOnIn(choosing),
  procedures: [choosing],
  // An option is chosen as one would choose it.
  worth: (op, value) => Math.max(...op.options.map(value.body)),
};
