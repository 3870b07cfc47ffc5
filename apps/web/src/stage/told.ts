import type { TableView } from "@paravent/kernel";
import type { JournalEntry, TableSummary } from "@paravent/protocol";
import { signal } from "@preact/signals";
import type { Beat } from "./beat.ts";

/** How the game at the table tells an entry of its story as beats; null until its words are here. */
export const teller = signal<Teller | null>(null);

export type Teller = (entry: JournalEntry, now: TableView<unknown>, table: TableSummary) => readonly Beat[];
