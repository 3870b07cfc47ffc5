import { advance } from "./advance.ts";
import type { Game } from "./game.ts";
import { atOpenQuestion, type Input } from "./inputs.ts";
import { again } from "./log.ts";
import { countFor, glimpse } from "./perceiving.ts";
import { begin } from "./resuming.ts";
import type { GameEvent } from "./rules.ts";
import type { Setup } from "./starting.ts";
import type { Seat, State } from "./state.ts";

/** An entry of a log that takes the game back to where it stood after an earlier row. Nothing is ever struck out. */
export interface Rewind {
  readonly kind: "rewind";
  readonly seat: Seat;
  /** Number of the last row that stands. */
  readonly to: number;
  /** Later rows that stand all the same: what others did among themselves, hidden from the one who goes back. */
  readonly keeps?: readonly number[];
  /**
   * What came after `to` was made by rules that are no longer these: all of it is left behind, and none of it is played
   * again.
   */
  readonly leaves?: true;
}

interface Entry {
  readonly seq: number;
  readonly input: Input | Rewind;
  readonly events: readonly GameEvent[];
}

interface Row {
  readonly seq: number;
  readonly input: object;
}

/** Stops and settings are no moves: they stand whatever is taken back around them. */
const isMove = (input: object): boolean => "kind" in input && (input.kind === "answer" || input.kind === "act");

export const isTakenBack = ({ seq, input }: Row, { to, keeps = [], leaves }: Rewind): boolean =>
  seq > to && (leaves === true || (isMove(input) && !keeps.includes(seq)));

/** The rows after the first that still count: those that no later rewind has taken back, and no rewind itself. */
export function standingRows<R extends Entry>(rows: readonly R[]): R[] {
  const standing: R[] = [];
  for (const row of rows) {
    const { input } = row;
    if (input.kind !== "rewind") standing.push(row);
    else standing.push(...takeBack(standing, input));
  }
  return standing;
}

/** Takes everything after a row off the end of a list; gives what of it still stands, in order. */
function takeBack<R extends Entry>(standing: R[], rewind: Rewind): R[] {
  let from = standing.length;
  while (from > 0 && standing[from - 1]!.seq > rewind.to) from--;
  return standing.splice(from).filter((row) => !isTakenBack(row, rewind));
}

/** Rows that some rewind has kept: they were done after what is gone, and may be impossible without it. */
export const keptRows = (rows: readonly Row[]): ReadonlySet<number> =>
  new Set(rows.flatMap(({ input }) => ("keeps" in input ? (input as Rewind).keeps! : [])));

/** The state a rewind leads to: the rows that stand played again from the start. */
export function rewound<F, E extends GameEvent>(
  game: Game<F, E>,
  setup: Setup,
  rows: readonly Entry[],
  now: State<F>,
  rewind: Rewind,
): State<F> {
  const stood = standingRows(rows);
  const kept = keptRows([...rows, { seq: now.seq + 1, input: rewind }]);
  const stand = stood.filter((row) => !isTakenBack(row, rewind));
  const gone = stood.filter((row) => isTakenBack(row, rewind)).flatMap(({ events }) => events);
  const { state } = begin(game, setup);
  for (const row of stand) takeAgain(game, state, row, kept.has(row.seq));
  return arrived(game, state, now, rewind, gone);
}

/**
 * A state made of the rows that stand, as the one a rewind leads to. It has a number of its own, and the open question a
 * new one, so that an answer on its way to a question taken back finds it gone. It counts for those who perceived what is
 * gone, and for those who see another question open.
 */
export function arrived<F, E extends GameEvent>(
  game: Game<F, E>,
  state: State<F>,
  now: State<F>,
  { seat }: Rewind,
  gone: readonly GameEvent[],
): State<F> {
  state.seq = now.seq + 1;
  state.question = now.question + 1;
  const { inputs, questions } = now.perceived;
  state.perceived = { inputs: inputs.slice(), questions: questions.slice() };
  countFor(game, state, glimpse(game, now), { by: seat, events: gone, atOnce: 0 });
  return state;
}

/** Takes a row of the record once more, under whatever number its question has now. */
export function takeAgain<F, E extends GameEvent>(
  game: Game<F, E>,
  state: State<F>,
  { seq, input }: Pick<Entry, "seq" | "input">,
  mayFail: boolean,
): void {
  if (input.kind === "rewind") return;
  if (mayFail) advance(game, state, atOpenQuestion(state, input));
  else again(game, state, seq, atOpenQuestion(state, input));
}
