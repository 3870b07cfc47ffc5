import * as z from "zod/mini";
import { JsonValue } from "./messages.ts";

/** POST /api/tables/:id/coach: the question the caller has answered, or is asked when the coach begins to look. */
export const CoachRequest = z.strictObject({ question: z.int() });
export type CoachRequest = z.infer<typeof CoachRequest>;

/** What would have been better, with the chances to win in percent; null: nothing that is worth a word. */
export const Remark = z.object({
  poor: z.nullable(z.object({ better: JsonValue, chance: z.int(), given: z.int() })),
});
export type Remark = z.infer<typeof Remark>;
