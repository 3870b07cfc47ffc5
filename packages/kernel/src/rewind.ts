import type { Game, GameEvent } from "./game.ts";
import type { Input } from "./inputs.ts";
import { again } from "./log.ts";
import { type Setup, start } from "./starting.ts";
import type { Seat, State } from "./state.ts";

/** An entry of a log that takes the game back to where it stood after an earlier row. Nothing is ever struck out. */
export interface Rewind {
  readonly kind: "rewind";
  readonly seat: Seat;
  /** Number of the last row that stands. */
  readonly to: number;
}

interface Entry {
  readonly seq: number;
  readonly input: Input | Rewind;
}

/** Stops and settings are no moves: they stand whatever is taken back around them. */
const isMove = ({ input }: Entry): boolean => input.kind === "answer" || input.kind === "act";

/** The rows after the first that still count: those that no later rewind has taken back, and no rewind itself. */
export function standingRows<R extends Entry>(rows: readonly R[]): R[] {
  const standing: R[] = [];
  for (const row of rows) {
    const { input } = row;
    if (input.kind !== "rewind") standing.push(row);
    else standing.push(...takeBack(standing, input.to));
  }
  return standing;
}

/** Takes everything after a row off the end of a list; gives what of it still stands, in order. */
function takeBack<R extends Entry>(standing: R[], to: number): R[] {
  let from = standing.length;
  while (from > 0 && standing[from - 1]!.seq > to) from--;
  return standing.splice(from).filter((row) => !isMove(row));
}

/**
 * The state a rewind leads to: the rows that stand played again from the start. It has a number of its own, and the
 * open question a new one, so that an answer on its way to a question taken back finds it gone.
 */
export function rewound<F, E extends GameEvent>(
  game: Game<F, E>,
  setup: Setup,
  rows: readonly Entry[],
  now: Numbers,
  to: number,
): State<F> {
  const rewind: Entry = { seq: now.seq + 1, input: { kind: "rewind", seat: 0, to } };
  return resumed(game, start(game, setup).state, standingRows([...rows, rewind]), now);
}

type Numbers = Pick<State<unknown>, "seq" | "question">;

/** The same from a state on the way there, which is changed in place, and the rows since then that stand. */
export function resumed<F, E extends GameEvent>(
  game: Game<F, E>,
  state: State<F>,
  rows: readonly Entry[],
  { seq, question }: Numbers,
): State<F> {
  for (const row of rows) takeAgain(game, state, row);
  state.seq = seq + 1;
  state.question = question + 1;
  return state;
}

/** Takes a row of the record once more, under whatever number its question has now. */
export function takeAgain<F, E extends GameEvent>(game: Game<F, E>, state: State<F>, { seq, input }: Entry): void {
  if (input.kind === "rewind") return;
  // Numbers of questions differ where something was taken back before; the input was good then, whatever its number.
  again(game, state, seq, "question" in input ? { ...input, question: state.question } : input);
}
