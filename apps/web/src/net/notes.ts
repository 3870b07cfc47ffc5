import { NoteList, type PutNote } from "@paravent/protocol";
import { call } from "./rest.ts";

const of = (id: string): string => `/api/tables/${encodeURIComponent(id)}/notes`;

/** One's own notes on the moves of a game that is over, and those that others let be read. */
export const readNotes = async (id: string): Promise<NoteList["notes"]> =>
  NoteList.parse(await call("GET", of(id))).notes;

/** Keeps a note on a move, in place of one's note before; without a text it is forgotten. */
export const putNote = async (id: string, note: PutNote): Promise<NoteList["notes"]> =>
  NoteList.parse(await call("POST", of(id), note)).notes;
