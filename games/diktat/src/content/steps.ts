import { z } from "zod";
import { allVerbs, type StepEntry } from "./verbs.ts";
import { Condition, Cost } from "./vocabulary.ts";

/** Steps as written in the YAML: a closed vocabulary; any other word is a fault. */
export const Steps: z.ZodType<readonly StepEntry[]> = z.lazy(() => z.array(Operation).max(12));

const Operation: z.ZodType<StepEntry> = z.lazy(() => {
  const [first, ...more] = allVerbs().map(({ entry }) => entry);
  return z.discriminatedUnion("op", [first!, ...more]);
});

/** One way out of a choice, an offer or a toll. */
export const OptionEntry = z.strictObject({
  if: z.array(Condition).optional(),
  cost: z.array(Cost).optional(),
  do: Steps.optional(),
});
