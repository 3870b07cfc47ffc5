import type { ComponentChildren } from "preact";

/** One line of a card: what a thing does, costs or is worth now. */
export interface PieceLine {
  readonly text: string;
  sign(): ComponentChildren;
  /** `own`: only the reader knows it. `now`: as things stand at this moment. */
  readonly tone?: "own" | "now" | undefined;
}

/** What is said of a thing on the table to whoever points at it. Text between two asterisks is bold. */
export interface PieceCard {
  readonly title: string;
  /** Under the title: what kind of thing it is, whose, where. */
  readonly kind: string;
  sign(): ComponentChildren;
  /** What it is for. */
  readonly says: string;
  readonly lines: readonly PieceLine[];
  /** Where it is explained: a chapter of the rulebook, and a rule that this chapter rests on. */
  readonly chapter: string;
  readonly rule: string;
}

/** What a game says of the things on its table. */
export interface Pieces {
  /** Class of the element a card is drawn in: the colours of the table. */
  readonly look: string;
  /**
   * The card of the thing that bears the first of these names; the rest are its other names and those of what it lies on,
   * from the inside out. Null where there is nothing to say. Everything is read from the view on the screen.
   */
  cardOf(names: readonly string[]): PieceCard | null;
}
