import type { Game, Observer } from "@paravent/kernel";
import type { JournalEntry } from "@paravent/protocol";
import type { LogRow } from "../store/store.ts";
import { isByClock } from "./clock.ts";
import { isRewind } from "./rewinds.ts";

/** Of a long story the newest part is told: this many rows are looked at, and this much text is sent. */
export const JOURNAL_ROWS = 400;
const JOURNAL_CHARACTERS = 200_000;

/**
 * What one observer perceives of a row; null when that is nothing. A row nobody perceives (a stop, a sealed answer)
 * has no entry, and an answer in a reaction window has no author but to itself. That somebody's time has run out is
 * told wherever the author is, even if nothing came of it; and so is a taking back of what was seen by all.
 */
export function entryFor(game: Game, row: LogRow, who: Observer): JournalEntry | null {
  const events = row.events.map((event) => game.witness(event, who)).filter((event) => event !== null);
  const seat = row.known || row.seat === who ? row.seat : null;
  const late = seat !== null && isByClock(row);
  const back = seat !== null && isRewind(row.input);
  if (events.length === 0 && !late && !back) return null;
  return {
    seq: row.seq,
    seat,
    events: events.map((event) => ({ ...event })),
    ...(late && { late }),
    ...(back && { back }),
  };
}

/** The story so far as this observer witnessed it, oldest first; what does not fit is left out from the beginning. */
export function journalFor(game: Game, rows: readonly LogRow[], who: Observer): JournalEntry[] {
  const journal: JournalEntry[] = [];
  let room = JOURNAL_CHARACTERS;
  for (const row of rows.toReversed()) {
    const entry = entryFor(game, row, who);
    if (!entry) continue;
    room -= JSON.stringify(entry).length;
    if (room < 0) break;
    journal.push(entry);
  }
  return journal.reverse();
}
