import {
  cloneState,
  type Game,
  type Input,
  isAuthorKnown,
  type Looks,
  nextMove,
  numbersFor,
  type Observer,
  type Result,
  refused,
  type Seat,
  type State,
  type TableView,
  viewsFor,
} from "@paravent/kernel";
import type { LogRow } from "../store/store.ts";

/** No question ever has this number. */
const NO_QUESTION = -1;

/** What observers see of one state. */
export type Views = Map<Observer, TableView<unknown>>;

/** What somebody wants done, by which command, and the milliseconds that have passed where the rules ask for them. */
export interface AskedMove {
  readonly seat: Seat;
  readonly command: string;
  readonly input: Input;
  readonly elapsed: number | null;
}

/** Lets the rules work on a copy of the state: the row it would be, and the state after it. Rules that break throw. */
export function moved(
  game: Game,
  now: State<unknown>,
  { seat, command, input: asked, elapsed }: AskedMove,
  looks: Looks,
): Result<{ readonly state: State<unknown>; readonly row: LogRow; readonly views: Views }> {
  const input = withTime(atQuestion(asked, now), elapsed);
  const state = cloneState(game, now);
  const done = nextMove(game, state, input);
  if (!done.ok) return refused(done.refusal);
  // A state of which no view can be made would lock up the table for good.
  const views: Views = viewsFor(game, state as State<object>, looks);
  const { undoable } = done.value;
  const { seq, events, seen, drawn } = done.value.row;
  const known = isAuthorKnown(game, now, input);
  const at = Date.now();
  return {
    ok: true,
    value: {
      state,
      views,
      row: { seq, seat, command, input, events, known, seen, undoable, rules: state.rules, drawn, at },
    },
  };
}

/** The time that has passed, where the rules ask for it; no client can name it. */
function withTime(input: Input, elapsed: number | null): Input {
  if (elapsed === null || (input.kind !== "answer" && input.kind !== "act") || input.elapsed !== undefined)
    return input;
  return { ...input, elapsed: Math.floor(elapsed / 1000) };
}

/** The question by the state's own number, where the seat names the one it knows as open; no other number finds any. */
function atQuestion(input: Input, now: State<unknown>): Input {
  if (!("question" in input)) return input;
  const isOpen = input.question === numbersFor(now, input.seat).question;
  return { ...input, question: isOpen ? now.question : NO_QUESTION };
}
