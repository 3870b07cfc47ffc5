import type { TableView } from "@paravent/kernel";
import type { JournalEntry, ServerMessage, TableSummary } from "@paravent/protocol";
import { computed, signal } from "@preact/signals";
import { dropAll, isBehind, present } from "../stage/director.ts";
import { teller } from "../stage/told.ts";
import { setClock } from "./clock.ts";
import { keptParts } from "./kept-parts.ts";
import { lastSeen, noteSeen } from "./last-seen.ts";
import { isLed, led } from "./led.ts";
import { lentView, lookAsEverybody } from "./lent.ts";
import { moment } from "./moment.ts";
import { hear, leaveTalk, showTalk } from "./talk.ts";
import { forgetUndo, undo } from "./undo.ts";

/** The table being looked at. */
export const table = signal<TableSummary | null>(null);

/** Which table that is; it changes with nothing but the table. */
export const tableId = computed<string | null>(() => table.value?.id ?? null);

/** The table as it stands, whatever is looked at or still being shown. */
export const latest = signal<TableView<unknown> | null>(null);
export const latestJournal = signal<readonly JournalEntry[]>([]);

/** The same as far as it has been shown: what happened is seen before what came of it. */
const shown = signal<TableView<unknown> | null>(null);
const shownJournal = signal<readonly JournalEntry[]>([]);

/** What happened while this observer was away. */
export const missed = signal<readonly JournalEntry[]>([]);

/** What was looked at last: parts of a view that have not changed are the same from view to view. */
let lastView: TableView<unknown> | null = null;

/**
 * What this observer may know of the game, or could know at the moment being looked at again; each game knows the type of
 * its own part. Null until the game has begun. Nothing can be answered before everything has been shown.
 */
export const view = computed<TableView<unknown> | null>(() => {
  lastView = keptParts(lastView, viewNow());
  return lastView;
});
function viewNow(): TableView<unknown> | null {
  const looked = asView(moment.value?.view ?? null);
  if (looked) return looked;
  if (lentView.value) return lentView.value;
  const now = shown.value;
  return now?.question && isBehind.value ? { ...now, question: null } : now;
}

/** The story so far, as this observer witnessed it. */
export const journal = computed<readonly JournalEntry[]>(() => moment.value?.journal ?? shownJournal.value);

/** Before the first entry. */
const NOTHING = -1;

type Whole = Extract<ServerMessage, { t: "table" }>;
type Change = Extract<ServerMessage, { t: "update" }>;

// Protocol checks the frame of a view; its inside is what the server built with the same kernel types.
const asView = (sent: Whole["view"]): TableView<unknown> | null => sent as TableView<unknown> | null;

/** `isAgain`: the line was there all the time, so that what is new in it happens now. */
export function showTable(message: Whole, isAgain = false): void {
  const { id, status } = message.table;
  const isBack = table.peek()?.id === id;
  showTalk(message.chat, message.table.you, !isBack, id);
  undo.value = message.undo;
  setClock(message);
  const next = asView(message.view);
  if (isAgain && isBack && next && latest.peek() && status === "running") {
    table.value = message.table;
    // The whole story: what was taken back is no more in it, and what came before the first update is.
    tellOn(message.table, next, newOf(message.journal), message.journal);
    return;
  }
  dropAll();
  const seen = isBack ? (shownJournal.peek().at(-1)?.seq ?? null) : seenBefore(id);
  missed.value = seen === null || status !== "running" ? [] : message.journal.filter(({ seq }) => seq > seen);
  table.value = message.table;
  latest.value = next;
  latestJournal.value = message.journal;
  show(latest.value, message.journal);
}

export function showUpdate(message: Change): void {
  const info = table.peek();
  if (info?.id !== message.table) return;
  const next = asView(message.view)!;
  if (latest.value && next.seq < latest.value.seq) return;
  undo.value = message.undo;
  setClock(message);
  const added = newOf(message.entries);
  tellOn(info, next, added, added.length > 0 ? [...latestJournal.peek(), ...added] : latestJournal.peek());
}

/** Those entries that have not come before. */
function newOf(entries: readonly JournalEntry[]): readonly JournalEntry[] {
  const last = latestJournal.peek().at(-1)?.seq ?? NOTHING;
  return entries.filter(({ seq }) => seq > last);
}

/** Tells what is new, and shows then what came of it and the story so far. */
function tellOn(
  info: Whole["table"],
  next: TableView<unknown>,
  added: readonly JournalEntry[],
  story: readonly JournalEntry[],
): void {
  latest.value = next;
  latestJournal.value = story;
  const tell = teller.peek();
  present(tell ? added.flatMap((entry, at) => tell(entry, next, info, added.slice(at + 1))) : [], () =>
    show(next, story),
  );
}

function show(now: TableView<unknown> | null, story: readonly JournalEntry[]): void {
  shown.value = now;
  shownJournal.value = story;
  // What nobody has read yet is told again after a reload.
  if (missed.peek().length === 0) note(story);
}

/** What happened meanwhile has been read, or skipped. */
export function catchUp(): void {
  missed.value = [];
  note(shownJournal.peek());
}

function note(story: readonly JournalEntry[]): void {
  const id = table.peek()?.id;
  if (id !== undefined) noteSeen(id, story.at(-1)?.seq ?? NOTHING);
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

/** Who goes and is back within this time has missed nothing: sitting down, too, opens the table anew. */
const JUST_LEFT_MS = 5_000;
let left: { readonly id: string; readonly at: number } | null = null;

const seenBefore = (id: string): number | null =>
  left?.id === id && performance.now() - left.at < JUST_LEFT_MS ? null : lastSeen(id);

export function leaveTable(): void {
  const id = table.peek()?.id;
  if (id !== undefined) left = { id, at: performance.now() };
  lookAsEverybody();
  led.value = null;
  isLed.value = false;
  leaveTalk();
  forgetUndo();
  setClock({});
  table.value = null;
  moment.value = null;
  dropAll();
  missed.value = [];
  latest.value = null;
  latestJournal.value = [];
  shown.value = null;
  shownJournal.value = [];
}
