import type { NoteList, PutNote } from "@paravent/protocol";
import { computed, signal } from "@preact/signals";
import { putNote, readNotes } from "../../net/notes.ts";

export type Note = NoteList["notes"][number];

/** The notes on one game, as the server last told them. */
const told = signal<{ readonly table: string; readonly notes: readonly Note[] }>({ table: "", notes: [] });

/** In the order of the moves; of one move one's own comes first. */
export const notes = computed(() => told.value.notes.toSorted((a, b) => a.move - b.move || +b.own - +a.own));

export async function fetchNotes(table: string): Promise<void> {
  if (told.peek().table !== table) told.value = { table, notes: [] };
  told.value = { table, notes: await readNotes(table) };
}

export async function keepNote(table: string, note: PutNote): Promise<void> {
  told.value = { table, notes: await putNote(table, note) };
}
