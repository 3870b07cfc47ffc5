/** The file of the embedded database in its folder. */
export const DATABASE = "paravent.db";

/** Codes of SQLite, see https://sqlite.org/rescode.html; the lowest byte is the kind of fault. */
const BUSY = 5;
const LOCKED = 6;
const IO_ERROR = 10;
const CORRUPT = 11;
const FULL = 13;
export const NOT_A_DATABASE = 26;

export function codeOf(fault: unknown): number {
  const code = (fault as { errcode?: unknown }).errcode;
  return typeof code === "number" ? code : 0;
}

/** Why a data folder cannot be used, and what to do about it, in one sentence for whoever starts the server. */
export function whyUnusable(folder: string, fault: unknown): string {
  switch (codeOf(fault) & 0xff) {
    case BUSY:
    case LOCKED:
      return `The data folder ${folder} is already in use by another Paravent server; stop that one, or set PARAVENT_DATA to another folder.`;
    case CORRUPT:
    case NOT_A_DATABASE:
      return damaged(folder);
    case FULL:
    case IO_ERROR:
      return `The disk of the data folder ${folder} is full or fails; make room on it, or set PARAVENT_DATA to a folder elsewhere.`;
    default:
      return `The data folder ${folder} cannot be written to; set PARAVENT_DATA to one that can.`;
  }
}

export const damaged = (folder: string): string =>
  `The database ${DATABASE} in the data folder ${folder} is damaged; put a backup in its place, or set PARAVENT_DATA to a new folder.`;

export const lost = (folder: string): string =>
  `The data folder ${folder} has been used before, but its database ${DATABASE} is missing or empty; put a backup there, or set PARAVENT_DATA to a new folder.`;
