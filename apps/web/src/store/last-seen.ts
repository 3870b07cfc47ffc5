import { latestTables } from "../keeping/latest-tables.ts";

/** How far each table has been seen in this browser: the number of its last entry. */
const seen = latestTables<number>("paravent.seen", 60);
/** Messages come in quick succession; to store each would cost as much as to draw a part of it. */
const WRITTEN_AFTER_MS = 500;

/** Seen and not stored yet. */
let unwritten: { readonly table: string; readonly seq: number } | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

export const lastSeen = (table: string): number | null => (unwritten?.table === table ? unwritten.seq : seen.of(table));

export function noteSeen(table: string, seq: number): void {
  if (unwritten && unwritten.table !== table) write();
  if (!unwritten) {
    clearTimeout(timer);
    timer = setTimeout(write, WRITTEN_AFTER_MS);
  }
  unwritten = { table, seq };
}

/** Stores what has been seen; a page that goes does so at once. */
function write(): void {
  if (!unwritten) return;
  const { table, seq } = unwritten;
  unwritten = null;
  if (lastSeen(table) !== seq) seen.note(table, seq);
}

globalThis.addEventListener?.("pagehide", write);
