import { end, pick } from "@paravent/kernel";
import { z } from "zod";
import { NEEDS_END } from "../../content/check-words.ts";
import { given, unless } from "../../content/checking.ts";
import { OptionEntry } from "../../content/steps.ts";
import { SectorFilter } from "../../content/vocabulary.ts";
import { asksInEffect } from "../effects/asking.ts";
import { opAt } from "../effects/body.ts";
import { ofVerb } from "../effects/calls.ts";
import { goesOnIn } from "../effects/carry-out.ts";
import { hasSectorFor, sectorsFor } from "../effects/targets.ts";
import type { Verb } from "../effects/verb.ts";
import { procedure } from "../write.ts";

const Entry = z.strictObject({
  op: z.literal("toll"),
  action: z.enum(["place_pile"]),
  sector: SectorFilter,
  affects: z.enum(["each_other"]),
  options: z.array(OptionEntry).min(1),
  until: z.enum(["cycle_end"]).optional(),
});

declare module "../../content/effects.ts" {
  interface Verbs {
    toll: typeof Entry;
  }
}

const setting = procedure(ofVerb("diktat/setToll"), {
  sector: asksInEffect({
    subject: "diktat/chooseSector",
    rule: "DK-EFF-04",
    of: (_, f) => f.acting,
    what: (s, f) => pick(sectorsFor(s, f, opAt<"toll">(s, f).sector)),
    then(g, f, [sector]) {
      g.emit({ type: "tollSet", sector, owner: f.owner, element: f.element, effect: f.effect });
      return end();
    },
  }),
});

/** Sets a toll on a sector until the End of Cycle; one that waits for a pile is read where it is due (`tolls.ts`). */
export const toll: Verb<"toll"> = {
  entry: Entry,
  page: {
    does: "A player of `affects` who wants to do `action` in `sector` must first carry out one of the `options`, picked by that player.",
    otherwise:
      "None possible or wanted: the action is not allowed there; the player picks again. All tolls of a sector add up.",
  },
  alone: true,
  wrong: (step, { trigger }) =>
    trigger === "want_place_pile" ? given(step, "until") : unless(step.until !== undefined, "", NEEDS_END),
  can: (s, using, op) => hasSectorFor(s, using, op.sector),
  run: goesOnIn(setting),
  procedures: [setting],
  worth: 0.1,
};
