import type { TableView } from "@paravent/kernel";
import type { JournalEntry, TableSummary } from "@paravent/protocol";
import { signal } from "@preact/signals";
import type { Beat } from "./beat.ts";

/** How the game at the table tells an entry of its story as beats; null until its words are here. */
export const teller = signal<Teller | null>(null);

/** `later`: entries after this one that the view has in it already; the numbers it tells are those before them. */
export type Teller = (
  entry: JournalEntry,
  now: TableView<unknown>,
  table: TableSummary,
  later: readonly JournalEntry[],
) => readonly Beat[];
