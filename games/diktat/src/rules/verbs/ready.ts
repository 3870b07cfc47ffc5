import { end, pick } from "@paravent/kernel";
import { z } from "zod";
import { once } from "../../content/vocabulary.ts";
import { readHeld } from "../../names/read-ref.ts";
import { heldRef } from "../../names/refs.ts";
import { asksInEffect } from "../effects/asking.ts";
import { ofVerb } from "../effects/calls.ts";
import { hasUsed, usedOf } from "../effects/candidates.ts";
import { goesOnIn } from "../effects/carry-out.ts";
import type { Verb } from "../effects/verb.ts";
import { procedure } from "../write.ts";

const Entry = z.strictObject({ op: z.literal("ready"), n: once, target: z.enum(["own_other_possession"]) });

declare module "../../content/effects.ts" {
  interface Verbs {
    ready: typeof Entry;
  }
}

const readying = procedure(ofVerb("diktat/ready"), {
  which: asksInEffect({
    subject: "diktat/readyPossession",
    rule: "DK-USED-01",
    of: (_, f) => f.acting,
    what: (s, f) =>
      pick(
        usedOf(s, f.acting)
          .filter((element) => element !== f.element)
          .map((element) => heldRef(f.acting, element)),
      ),
    then(g, f, [held]) {
      g.emit({ type: "readied", owner: f.acting, element: readHeld(held).element });
      return end();
    },
  }),
});

/** Takes the Used token off another own Possession. */
export const ready: Verb<"ready"> = {
  entry: Entry,
  page: {
    does: "Take the Used token off `n` targets.",
    otherwise: "`own_other_possession`: not the element being used. No Used target: not usable.",
  },
  can: (s, using) => hasUsed(s, using.acting, using.element),
  run: goesOnIn(readying),
  procedures: [readying],
  worth: 0.2,
};
