import * as z from "zod/mini";

/**
 * What becomes of a player whose time is up: the others wait; the most cautious answer counts as theirs, each time; a bot
 * plays for them until they come back; or a bot has their seat for good.
 */
export const Absence = z.enum(["wait", "defaults", "substitute", "forfeit"]);
export type Absence = z.infer<typeof Absence>;

/** What a table has agreed on about time, besides how long a decision may take. */
export const Timing = z.strictObject({ absence: Absence });
export type Timing = z.infer<typeof Timing>;
