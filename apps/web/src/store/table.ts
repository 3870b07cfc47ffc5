import type { TableView } from "@paravent/kernel";
import type { JournalEntry, ServerMessage, TableSummary } from "@paravent/protocol";
import { computed, signal } from "@preact/signals";
import { setClock } from "./clock.ts";
import { moment } from "./moment.ts";
import { hear, leaveTalk, showTalk } from "./talk.ts";
import { forgetUndo, undo } from "./undo.ts";

/** The table being looked at. */
export const table = signal<TableSummary | null>(null);

/** The table as it stands, whatever is looked at. */
const latestView = signal<TableView<unknown> | null>(null);
const latestJournal = signal<readonly JournalEntry[]>([]);

/**
 * What this observer may know of the game, or could know at the moment being looked at again; each game knows the type of
 * its own part. Null until the game has begun.
 */
export const view = computed<TableView<unknown> | null>(() => asView(moment.value?.view ?? null) ?? latestView.value);

/** The story so far, as this observer witnessed it. */
export const journal = computed<readonly JournalEntry[]>(() => moment.value?.journal ?? latestJournal.value);

type Whole = Extract<ServerMessage, { t: "table" }>;
type Change = Extract<ServerMessage, { t: "update" }>;

// Protocol checks the frame of a view; its inside is what the server built with the same kernel types.
const asView = (sent: Whole["view"]): TableView<unknown> | null => sent as TableView<unknown> | null;

export function showTable(message: Whole): void {
  showTalk(message.chat, message.table.you, table.peek()?.id !== message.table.id);
  undo.value = message.undo;
  setClock(message);
  table.value = message.table;
  latestView.value = asView(message.view);
  latestJournal.value = message.journal;
}

export function showUpdate(message: Change): void {
  if (table.value?.id !== message.table) return;
  const next = asView(message.view)!;
  if (latestView.value && next.seq < latestView.value.seq) return;
  latestView.value = next;
  undo.value = message.undo;
  setClock(message);
  const last = latestJournal.value.at(-1)?.seq ?? -1;
  const added = message.entries.filter((entry) => entry.seq > last);
  if (added.length > 0) latestJournal.value = [...latestJournal.value, ...added];
}

type Company = Extract<ServerMessage, { t: "company" }>;

/** Somebody came, went, sat down or has another name; the game is where it was. */
export function showCompany(message: Company): void {
  if (table.value?.id === message.table.id) table.value = message.table;
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
  moment.value = null;
  latestView.value = null;
  latestJournal.value = [];
}
