import type { Json } from "./json.ts";
import type { Ref } from "./shapes.ts";

/**
 * A view that describes itself, for games without a table of their own in the client, which shows it as cards. It is part of the
 * game's own view (`described`), built line by line like the rest of it.
 */
export interface DescribedView {
  /** One line over the table. */
  readonly title: Said | null;
  /** The middle of the table. */
  readonly common: readonly DescribedSection[];
  /** What lies in front of each player, by seat. `out`: plays no longer. */
  readonly seats: readonly { readonly rows: readonly DescribedRow[]; readonly out: boolean }[];
  /** One line about the result, once there is one. */
  readonly result: Said | null;
}

export interface DescribedSection {
  readonly title: Said | null;
  readonly rows: readonly DescribedRow[];
}

/** A labelled value, some pieces, or both. */
export interface DescribedRow {
  readonly label: Said;
  readonly value: Said | number | null;
  readonly pieces: readonly DescribedPiece[];
}

export interface DescribedPiece {
  /** What it shows, by the name an answer would call it; null: it lies face down. */
  readonly ref: Ref | null;
  /** Seen by the reader alone. */
  readonly secret: boolean;
  /** Stands out. */
  readonly lit: boolean;
}

/** A sentence of the game by its key, with the values of its placeholders. */
export type Said = string | { readonly key: string; readonly with?: Readonly<Record<string, Json>> };
