import * as z from "zod/mini";
import { JsonValue } from "./messages.ts";

const InBothLanguages = z.object({ en: z.string(), fr: z.string() });

/** One thing the players of a game can agree on before they begin: one of several values. */
export const GameOption = z.object({
  name: z.string(),
  values: z.array(JsonValue).check(z.minLength(2)),
  default: JsonValue,
});
export type GameOption = z.infer<typeof GameOption>;

/** A game as the server announces it. Clients with a table of their own for it need its id only. */
export const GameSummary = z.object({
  id: z.string(),
  name: InBothLanguages,
  /** One line for the lobby; may be empty. */
  text: InBothLanguages,
  players: z.object({ min: z.int(), max: z.int() }),
  /** What a shrewd bot may lean to, the even one first; empty where there is only one way. */
  strategies: z.array(z.object({ id: z.string(), name: InBothLanguages })),
  options: z.array(GameOption),
  /** Type of the event that begins a round, for the replay. */
  rounds: z.nullable(z.string()),
});
export type GameSummary = z.infer<typeof GameSummary>;

/** GET /api/games: every game this server plays. */
export const GameList = z.object({ games: z.array(GameSummary) });
export type GameList = z.infer<typeof GameList>;

/** A sentence with placeholders: `{count}`, `{@seat}` (a player), `{#face}` (a ref), `{count|die|dice}` (one or other). */
const Template = z.string();
const Templates = z.record(z.string(), Template);
const Lines = { lead: Template, quiet: Template };

/** GET /api/games/:id/words?lang=: the words of a game on the generic table, in one language. */
export const GameWords = z.object({
  questions: z.record(z.string(), z.object({ ...Lines, commit: z.optional(Template), waiting: Template })),
  standing: z.record(z.string(), z.object(Lines)),
  /** By type; `type.you` where the sentence is about its reader. A type without a sentence is not told. */
  events: Templates,
  refusals: Templates,
  /** Labels of what an answer can name; `kind:*` for all of a kind, with `{0}` for what follows the colon. */
  refs: Templates,
  fields: Templates,
  /** What the described view says, by key. */
  view: Templates,
  options: Templates,
});
export type GameWords = z.infer<typeof GameWords>;
