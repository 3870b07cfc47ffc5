import * as z from "zod/mini";
import { CreateTable } from "./rest.ts";

/**
 * How people talk at a table: as the rules of its game say; freely, also where those would close it; to the whole table
 * and nobody apart; or not at all.
 */
export const TALK_PRESETS = ["rules", "free", "public", "none"] as const;
export const TalkPreset = z.enum(TALK_PRESETS);
export type TalkPreset = z.infer<typeof TalkPreset>;

/** What the players of a table agree on by sitting down, besides the game and its time. */
export const Terms = z.strictObject({
  talk: TalkPreset,
  /** Counts for ratings, where people alone sit there. */
  rated: z.optional(z.literal(true)),
  /** Whether those who ask are advised by a strong bot; where nothing is said, who plays with bots alone. */
  advice: z.optional(z.boolean()),
  /** Who watches sees the game a minute later. */
  behind: z.optional(z.literal(true)),
});
export type Terms = z.infer<typeof Terms>;

/** POST /api/tables. */
export const OpenTable = z.safeExtend(CreateTable, { terms: z.optional(Terms) });
export type OpenTable = z.infer<typeof OpenTable>;

/** GET /api/tables/:id/terms: what is agreed on at a table, and whom the caller does not want to hear there. */
export const TableTerms = z.object({
  ...Terms.shape,
  /** Seats of people whose lines the caller does not read. */
  muted: z.array(z.int()),
  /** Those among them with whom the caller does not want to play either. */
  blocked: z.array(z.int()),
});
export type TableTerms = z.infer<typeof TableTerms>;
