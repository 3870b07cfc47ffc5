import type { z } from "zod/mini";
import { Refused } from "./refused.ts";

/** The body of a request as its schema has it. */
export function read<T>(schema: z.ZodMiniType<T>, body: unknown): T {
  const done = schema.safeParse(body);
  if (!done.success)
    throw new Refused(400, "malformed", { at: done.error.issues[0]?.path.map(String).join(".") ?? "" });
  return done.data;
}
