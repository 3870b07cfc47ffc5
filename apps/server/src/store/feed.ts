import type { Seat } from "@paravent/kernel";

/** Something that another process has written about a table. */
export interface Change {
  readonly table: string;
  readonly what: "rows" | "seats" | "undo" | "said";
  /** Whose command added a line to the talk; null for all else. */
  readonly line: { readonly seat: Seat; readonly command: string } | null;
}

/** How a process hears of what others write to the same store. */
export interface Feed {
  /** `lapsed` says that something may have been missed: the line to the store was lost and is back. */
  hear(heard: (change: Change) => void, lapsed: () => void): Promise<void>;
}
