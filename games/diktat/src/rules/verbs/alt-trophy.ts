import { z } from "zod";
import { PASSIVE_ONLY } from "../../content/check-words.ts";
import { unless } from "../../content/checking.ts";
import { Steps } from "../../content/steps.ts";
import { Cost, LimitEntry } from "../../content/vocabulary.ts";
import type { Verb } from "../effects/verb.ts";

const Entry = z.strictObject({
  op: z.literal("alt_trophy"),
  cost: z.array(Cost).optional(),
  limit: LimitEntry.optional(),
  do: Steps,
});

declare module "../../content/effects.ts" {
  interface Verbs {
    altTrophy: typeof Entry;
  }
}

/** A special Trophy: read from the element when a Trophy is chosen (`trophies.ts`). */
export const altTrophy: Verb<"altTrophy"> = {
  entry: Entry,
  page: {
    does: "Adds a Trophy that acting may choose at a take, within `limit`. The take costs one Emissary as usual.",
    otherwise: "Not offered when `cost` or `do` is impossible.",
  },
  passive: true,
  alone: true,
  triggerInside: "trophy",
  wrong: (_, { trigger }) => unless(trigger === "passive", "", PASSIVE_ONLY),
  run: () => null,
  worth: (op, value) => value.body(op),
};
