import * as z from "zod/mini";
import { Language, TableSummary, View } from "./messages.ts";

/** What a token lets a program do: look at tables, sit down and answer at them (and look), open them. */
export const Scope = z.enum(["watch", "play", "tables"]);
export type Scope = z.infer<typeof Scope>;

/** POST /api/programs: an account for a program of the caller's, marked as one wherever it sits. */
export const ProgramRequest = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(400)),
  language: z.optional(Language),
  scopes: z.array(Scope).check(z.minLength(1), z.maxLength(3)),
});
export type ProgramRequest = z.infer<typeof ProgramRequest>;

/** The token is told once: sent as `Authorization: Bearer`, it is the program. */
export const Program = z.object({ id: z.string(), name: z.string(), scopes: z.array(Scope), token: z.string() });
export type Program = z.infer<typeof Program>;

/** GET /api/tables/:id/view: a table as the caller sees it; `view` is null until the game has started. */
export const Shown = z.object({ table: TableSummary, view: z.nullable(View) });
export type Shown = z.infer<typeof Shown>;

/** POST /api/tables/:id/commands: the command is durable. */
export const Acknowledged = z.object({ seq: z.int() });
export type Acknowledged = z.infer<typeof Acknowledged>;
