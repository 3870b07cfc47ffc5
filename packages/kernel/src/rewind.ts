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
  let standing: R[] = [];
  for (const row of rows) {
    const { input } = row;
    if (input.kind !== "rewind") standing.push(row);
    else standing = standing.filter((one) => one.seq <= input.to || !isMove(one));
  }
  return standing;
}

/**
 * The state a rewind leads to: the rows that stand played again from the start. It has a number of its own, and the
 * open question a new one, so that an answer on its way to a question taken back finds it gone.
 */
export function rewound<F, E extends GameEvent>(
  game: Game<F, E>,
  setup: Setup,
  rows: readonly Entry[],
  now: Pick<State<F>, "seq" | "question">,
  to: number,
): State<F> {
  const { state } = start(game, setup);
  const rewind: Entry = { seq: now.seq + 1, input: { kind: "rewind", seat: 0, to } };
  for (const { seq, input } of standingRows([...rows, rewind])) {
    if (input.kind === "rewind") continue;
    // Numbers of questions differ where something was taken back before; the input was good then, whatever its number.
    again(game, state, seq, "question" in input ? { ...input, question: state.question } : input);
  }
  state.seq = now.seq + 1;
  state.question = now.question + 1;
  return state;
}
