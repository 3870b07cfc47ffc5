import type { TableView } from "@paravent/kernel";
import type { JournalEntry, ServerMessage, TableSummary } from "@paravent/protocol";
import { signal } from "@preact/signals";
import { setClock } from "./clock.ts";
import { hear, leaveTalk, showTalk } from "./talk.ts";
import { forgetUndo, undo } from "./undo.ts";

/** The table being looked at. */
export const table = signal<TableSummary | null>(null);

/** What this observer may know of the game; each game knows the type of its own part. Null until the game has begun. */
export const view = signal<TableView<unknown> | null>(null);

/** The story so far, as this observer witnessed it. */
export const journal = signal<readonly JournalEntry[]>([]);

type Whole = Extract<ServerMessage, { t: "table" }>;
type Change = Extract<ServerMessage, { t: "update" }>;

// Protocol checks the frame of a view; its inside is what the server built with the same kernel types.
const asView = (sent: Whole["view"]): TableView<unknown> | null => sent as TableView<unknown> | null;

export function showTable(message: Whole): void {
  showTalk(message.chat, message.table.you, table.peek()?.id !== message.table.id);
  undo.value = message.undo;
  setClock(message);
  table.value = message.table;
  view.value = asView(message.view);
  journal.value = message.journal;
}

export function showUpdate(message: Change): void {
  if (table.value?.id !== message.table) return;
  const next = asView(message.view)!;
  if (view.value && next.seq < view.value.seq) return;
  view.value = next;
  undo.value = message.undo;
  setClock(message);
  const last = journal.value.at(-1)?.seq ?? -1;
  const added = message.entries.filter((entry) => entry.seq > last);
  if (added.length > 0) journal.value = [...journal.value, ...added];
}

type Said = Extract<ServerMessage, { t: "said" }>;

export function showSaid(message: Said): void {
  if (table.value?.id === message.table) hear(message.line);
}

export function leaveTable(): void {
  leaveTalk();
  forgetUndo();
  setClock({});
  table.value = null;
  view.value = null;
  journal.value = [];
}
