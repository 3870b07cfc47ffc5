import { cloneState, type Game, type Rewind, type Seat, type Seen, type State } from "@paravent/kernel";
import type { LogRow } from "../store/store.ts";

/** The row by which a game goes on from `to` and leaves these rows behind, and the state it leads to. */
export function leaving(
  game: Game,
  now: State<unknown>,
  left: readonly LogRow[],
  { seat, command, to }: { readonly seat: Seat; readonly command: string; readonly to: number },
): { readonly row: LogRow; readonly state: State<unknown> } {
  const known = (number: number, who: number) =>
    Math.max(number, ...left.map(({ seen, seq }) => (seen ? (seen[who] ?? 0) : seq)));
  const seen = now.perceived.inputs.map((number, who) => known(number, who) + 1);
  const seq = left.at(-1)!.seq + 1;
  const state = goneOn(cloneState(game, now), seq, seen);
  const input: Rewind = { kind: "rewind", seat, to, leaves: true };
  const row: LogRow = {
    seq,
    seat,
    command,
    input,
    events: [],
    known: true,
    seen,
    undoable: false,
    rules: state.rules,
    drawn: null,
    at: Date.now(),
  };
  return { row, state };
}

/**
 * A state from which the game goes on after rows that are left behind: it is the same state under numbers of its own.
 * `inputs` are the numbers by which the observers know the row that leads here. How many questions each has seen in
 * between follows from what it perceived alone: there were no more of them than inputs.
 */
export function goneOn(state: State<unknown>, seq: number, inputs: Seen): State<unknown> {
  const { perceived } = state;
  const since = inputs.map((number, who) => number! - perceived.inputs[who]!);
  state.question += seq - state.seq + 1;
  state.seq = seq;
  state.perceived = {
    inputs: inputs.map((number) => number!),
    questions: perceived.questions.map((number, who) => number + since[who]!),
  };
  return state;
}
