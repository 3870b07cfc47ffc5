import { isSlow, type TableSummary } from "@paravent/protocol";

/** Without a clock, played at one sitting, or over days. */
export const PACES = ["none", "live", "slow"] as const;
type Pace = (typeof PACES)[number];

/** What a table must be like to be shown; an empty text asks for nothing. */
export interface Filters {
  readonly game: string;
  readonly pace: Pace | "";
  readonly language: TableSummary["language"] | "";
  /** So many seats are free at least. */
  readonly free: number;
}

export const NO_FILTERS: Filters = { game: "", pace: "", language: "", free: 1 };

const paceOf = ({ decisionSeconds }: TableSummary): Pace =>
  decisionSeconds === undefined ? "none" : isSlow(decisionSeconds) ? "slow" : "live";

export function fits(table: TableSummary, { game, pace, language, free }: Filters): boolean {
  return (
    (game === "" || table.game === game) &&
    (pace === "" || paceOf(table) === pace) &&
    (language === "" || table.language === language) &&
    // A table of which all seats are kept is still shown where nothing is asked for.
    (free === NO_FILTERS.free || freeSeats(table) >= free)
  );
}

const freeSeats = ({ seats }: TableSummary): number =>
  seats.filter(({ kind, keptFor }) => kind === "open" && keptFor === undefined).length;
