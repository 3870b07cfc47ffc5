import {
  type Game,
  type Input,
  isRewind,
  numberOf,
  type Observer,
  type Rewind,
  type State,
  seenBetween,
  standingRows,
  type ToldRow,
} from "@paravent/kernel";
import type { LogRow } from "../store/store.ts";

type Move<R extends LogRow> = R & { readonly input: Input | Rewind };

/** Rows that still count. Row 0 is no move and always does. */
export function standing<R extends LogRow>(rows: readonly R[]): R[] {
  const moves = rows.filter((row): row is Move<R> => row.seq > 0);
  return [...rows.filter(({ seq }) => seq === 0), ...standingRows(moves)];
}

/** Rows but for those made by rules that the game has left behind: nobody can play these again. */
export function withoutLeft<R extends LogRow>(rows: readonly R[]): R[] {
  const left = rows.filter((row) => isRewind(row.input) && row.input.leaves === true);
  const isLeft = ({ seq }: LogRow) => left.some((row) => seq < row.seq && seq > (row.input as Rewind).to);
  return rows.filter((row) => !isLeft(row));
}

/** Whether answers were taken back by one of these rows. */
export const goBack = (rows: readonly LogRow[]): boolean => rows.some(({ input }) => isRewind(input));

/** Whether an observer knows of any of these rows: it has perceived it, or all were asked to agree to a taking back. */
export const concerns = (rows: readonly LogRow[], who: Observer): boolean =>
  rows.some((row) => numberOf(row, who) !== null || (isRewind(row.input) && row.known));

/** No table has more seats, and the public counts as one. */
const MOST_OBSERVERS = 17;

/** Rows as everybody is told of them once the end of the game has opened what was hidden: by the log's own numbers. */
export const allSeen = (rows: readonly LogRow[]): readonly LogRow[] =>
  rows.map((row) => ({ ...row, seen: Array<number>(MOST_OBSERVERS).fill(row.seq) }));

/** The rows a story is told from: those that stand, and where something was taken back. */
export function toTell(rows: readonly LogRow[]): readonly LogRow[] {
  if (!goBack(rows)) return rows;
  const stand = new Set(standing(rows));
  return rows.filter((row) => stand.has(row) || isRewind(row.input));
}

/** Who takes back what nobody else perceived, a sealed answer or one in a reaction window, does so unnoticed. */
export function isSeenByAll(game: Game, moves: readonly ToldRow[]): boolean {
  const isSeen = ({ events }: ToldRow) => events.some((event) => game.witness(event, "public") !== null);
  return moves.every(({ known }) => known) && moves.some(isSeen);
}

/** The row by which a game goes back to an earlier state. */
export const rewindRow = (
  before: State<unknown>,
  after: State<unknown>,
  taken: Pick<LogRow, "seat" | "command" | "known"> & { readonly input: Rewind },
): LogRow => ({
  ...taken,
  seq: after.seq,
  events: [],
  seen: seenBetween(before.perceived.inputs, after.perceived.inputs),
  undoable: false,
  rules: after.rules,
  drawn: null,
  at: Date.now(),
});
