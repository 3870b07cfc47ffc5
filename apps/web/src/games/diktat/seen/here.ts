import type { Seen } from "./seen.ts";

/** What the table on the page was drawn from last, for what is fetched later and stands beside it. */
export const here: { seen: Seen | null } = { seen: null };
