import type { DescribedView, Seat, TableView } from "@paravent/kernel";
import type { TableSummary } from "@paravent/protocol";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { GenericText } from "../words/text.ts";

/** Everything the parts of the table draw from: one view, its words, and who looks at it. */
export interface Seen {
  readonly table: TableSummary;
  /** What the game is called. */
  readonly game: string;
  readonly view: TableView<unknown>;
  readonly described: DescribedView;
  readonly words: GenericText;
  /** The seat of the one who looks; null for a spectator. */
  readonly you: Seat | null;
  name(seat: Seat): string;
}

export const SeenContext = createContext<Seen | null>(null);

export function useSeen(): Seen {
  const seen = useContext(SeenContext);
  if (!seen) throw new Error("outside a table");
  return seen;
}

const COLOURS = ["#3f8fe6", "#f2674a", "#3cc49a", "#f0a8e0", "#e9c98a", "#b8f496", "#b794ff", "#8a9a9d"];

/** Seats are told apart by colour, and by the number that goes with it. */
export const colourOf = (seat: Seat): string => COLOURS[seat % COLOURS.length]!;
