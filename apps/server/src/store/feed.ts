import type { Seat } from "@paravent/kernel";
import type { Whereabouts } from "@paravent/protocol";

/** Something that another process has written about a table. */
export interface Change {
  readonly table: string;
  readonly what: "rows" | "seats" | "undo" | "said";
  /** Whose command added a line to the talk; null for all else. */
  readonly line: { readonly seat: Seat; readonly command: string } | null;
}

/** Who is at a table through a process, and who is not any more. */
export interface Presence {
  readonly table: string;
  /** "who" asks the others to say who is there. */
  readonly what: "here" | "away" | "who";
  /** Null where that is asked. */
  readonly player: string | null;
}

/** Somebody at a table of this process shows all who look at its game where they are; null: not any more. */
export interface Led {
  readonly table: string;
  readonly what: "led";
  readonly player: string;
  readonly where: Whereabouts | null;
}

/** What one process tells the others of a table, and what need not outlive it. */
export type Notice = Presence | Led;

/** What a process does about what it hears. */
export interface Ears {
  changed(change: Change): void;
  noticed(notice: Notice, process: string): void;
  /** Something may have been missed: the line to the store was lost and is back. */
  lapsed(): void;
  /** Another process is no more, however it ended. */
  ended(process: string): void;
}

/** How the processes of one store hear of each other. */
export interface Feed {
  hear(ears: Ears): Promise<void>;
  tell(notice: Notice): void;
  close(): void;
}
