import type { z } from "zod/mini";
import { isTooLong, LONGEST_NAME, plainName } from "../names/names.ts";
import { Refused } from "./refused.ts";

/** A name as it may be shown to others. */
export function readName(wished: string): string {
  const name = plainName(wished);
  if (name === null) throw new Refused(400, "nameBlank");
  if (isTooLong(name)) throw new Refused(400, "nameTooLong", { most: LONGEST_NAME });
  return name;
}

/** What a request asks for; anything else is refused. */
export function read<T>(schema: z.ZodMiniType<T>, body: unknown): T {
  const done = schema.safeParse(body);
  if (!done.success)
    throw new Refused(400, "malformed", { at: done.error.issues[0]?.path.map(String).join(".") ?? "" });
  return done.data;
}
