import { latestTables } from "../keeping/latest-tables.ts";

/** How many lines of others have been read at a table, by channel. */
export type ReadLines = Readonly<Record<string, number>>;

const kept = latestTables<ReadLines>("paravent.lastRead", 30);

/** What was read at a table in this browser before; null where nobody has looked. */
export const lastRead = kept.of;

export const noteRead = kept.note;
