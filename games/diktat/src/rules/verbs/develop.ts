import { call } from "@paravent/kernel";
import { z } from "zod";
import { given, unless } from "../../content/checking.ts";
import type { OpOf } from "../../content/effects.ts";
import { n } from "../../content/vocabulary.ts";
import * as calls from "../calls/manoeuvres.ts";
import type { Verb } from "../effects/verb.ts";
import { canDevelop } from "../manoeuvres/develop.ts";

const Entry = z.strictObject({ op: z.literal("develop"), price: z.enum(["free", "discount"]), n: n.optional() });

declare module "../../content/effects.ts" {
  interface Verbs {
    develop: typeof Entry;
  }
}

/** Develops the Cabal, for less or free of charge. */
export const develop: Verb<"develop"> = {
  entry: Entry,
  page: {
    does: "Place one cabal card of choice on the next free slot; `free` or `discount` `n` (0 at least). VP of the slot at once.",
    otherwise: "No slot or card left, or price not payable: not usable; on `acquire`: lost.",
  },
  wrong: (step) => (step.price === "free" ? given(step, "n") : unless((step.n ?? 0) > 0, "n")),
  can: (s, using, op, eyes) => canDevelop(s, using.acting, priceOf(op), eyes),
  run: (_, f, op) => call(calls.develop, { by: f.acting, price: priceOf(op) }, "bound"),
  worth: 0.8,
};

/** What a Development by an effect costs: nothing, or the cheaper by so much. */
const priceOf = (op: OpOf<"develop">): number | "free" => (op.price === "free" ? "free" : -(op.n ?? 0));
