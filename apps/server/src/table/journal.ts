import { type Entry, entryFor as entryOf, type Game, numberOf, type Observer } from "@paravent/kernel";
import type { JournalEntry } from "@paravent/protocol";
import type { LogRow } from "../store/store.ts";
import { JOURNAL_ENTRIES, Room } from "../told/room.ts";
import { isByClock } from "./clock.ts";
import { isBy } from "./command.ts";

/** A stored row as observers are told of it. */
export type ReadyRow = LogRow & { readonly late: boolean };
export const readyRow = (row: LogRow): ReadyRow => ({ ...row, late: isByClock(row) });

/** As the protocol names it. Nothing is copied: whoever sends it only writes it out. */
export const asSent = (entry: Entry): JournalEntry => entry as JournalEntry;

/** What one observer perceives of a row; null when that is nothing. */
export function entryFor(game: Game, row: LogRow, who: Observer): JournalEntry | null {
  return entryOfTold(game, readyRow(row), who);
}

/** The same for a row that several are told of. */
export function entryOfTold(game: Game, row: ReadyRow, who: Observer): JournalEntry | null {
  const entry = entryOf(game, row, who);
  if (!entry) return null;
  // Nobody shall take for their own what a bot has chosen for them; of others, the table says for whom a bot plays.
  const isForThem = row.seat === who && isBy("bot", row.command);
  return isForThem ? { ...asSent(entry), byBot: true } : asSent(entry);
}

/** Where an observer's story ends, and of how many entries it is told at most. */
interface Extent {
  readonly seq: number;
  readonly most?: number;
}

/**
 * The story so far as this observer witnessed it, oldest first; what does not fit is left out from the beginning. How
 * much fits is a matter of what the observer perceived: rows that are hidden from it take no room.
 */
export function journalFor(game: Game, rows: readonly LogRow[], who: Observer, extent: Extent): JournalEntry[] {
  return toldOf(game, rows, who, extent).journal;
}

function toldOf(game: Game, rows: readonly LogRow[], who: Observer, { seq: latest, most }: Extent) {
  const journal: JournalEntry[] = [];
  const room = new Room(most);
  let above = latest + 1;
  let isFull = false;
  for (let at = rows.length - 1; at >= 0 && !isFull; at--) {
    const row = rows[at]!;
    const entry = entryFor(game, row, who);
    // Rows from before each observer had numbers of its own are counted backwards from the first that have them.
    if (row.seen !== null || row.seq === 0) above = numberOf(row, who) ?? above;
    else if (entry) above--;
    if (!entry) continue;
    isFull = !room.takes(entry);
    if (!isFull) journal.push({ ...entry, seq: above });
  }
  return { journal: journal.reverse(), isFull };
}

/** Stories of one table, each read from the newest row back as far as it reaches. */
export class Stories {
  private readonly game: Game;
  private readonly latest: (rows: number) => Promise<readonly LogRow[]>;
  private reach = JOURNAL_ENTRIES;
  private rows: Promise<readonly LogRow[]> | null = null;

  constructor(game: Game, latest: (rows: number) => Promise<readonly LogRow[]>) {
    this.game = game;
    this.latest = latest;
  }

  async of(who: Observer, seq: number): Promise<JournalEntry[]> {
    for (;;) {
      this.rows ??= this.latest(this.reach);
      const rows = await this.rows;
      const { journal, isFull } = toldOf(this.game, rows, who, { seq });
      if (isFull || rows.length === 0 || rows[0]!.seq === 0) return journal;
      // Much of it was hidden from this observer: that must not shorten its story.
      this.reach *= 2;
      this.rows = null;
    }
  }
}
