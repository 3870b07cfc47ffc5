import { z } from "zod";
import { Steps } from "./steps.ts";
import { Condition, Cost, Kind, LimitEntry, Trigger, Window } from "./vocabulary.ts";

/** An effect as written in the YAML. */
export const EffectEntry = z.strictObject({
  kind: Kind,
  trigger: Trigger.optional(),
  window: Window.optional(),
  optional: z.boolean().optional(),
  usable_by: z.enum(["each_player"]).optional(),
  config: z.array(z.enum(["base", "others"])).optional(),
  if: z.array(Condition).optional(),
  cost: z.array(Cost).optional(),
  limit: LimitEntry.optional(),
  do: Steps,
});
export type EffectEntry = z.infer<typeof EffectEntry>;
