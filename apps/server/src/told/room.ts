import type { JournalEntry } from "@paravent/protocol";

/** Of a long story the newest part is told: so many entries at most, and this much text. */
export const JOURNAL_ENTRIES = 400;
const JOURNAL_CHARACTERS = 200_000;

/** The room there is for a story. */
export class Room {
  private entries: number;
  private characters = JOURNAL_CHARACTERS;

  constructor(entries = JOURNAL_ENTRIES) {
    this.entries = entries;
  }

  /** Makes room for one more entry; false where there is none. */
  takes(entry: JournalEntry): boolean {
    this.characters -= JSON.stringify(entry).length;
    return this.characters >= 0 && this.entries-- > 0;
  }
}
