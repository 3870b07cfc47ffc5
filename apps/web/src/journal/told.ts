import type { Grouped } from "./groups.ts";

/** One line of a table's story. */
export interface Told extends Grouped {
  readonly text: string;
  readonly seat: number | null;
  /** Known to the reader alone. */
  readonly isPrivate: boolean;
  /** Opens a new chapter: a Cycle, a turn. */
  readonly isChapter: boolean;
  /** What came of the action it opens, in short. */
  readonly sum?: string;
}

/** Only the latest entries are told; a game has some hundreds. */
export const LATEST = 120;
