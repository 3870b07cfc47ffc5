import { type Advance, advance } from "./advance.ts";
import type { Game } from "./game.ts";
import { hashOf } from "./hash.ts";
import { atOpenQuestion, type Input } from "./inputs.ts";
import { canonical } from "./json.ts";
import { type Seen, seenBetween } from "./perceiving.ts";
import { accepted, type Refusal, type Result, refused } from "./refusal.ts";
import { begin } from "./resuming.ts";
import type { Drawn } from "./rng.ts";
import type { GameEvent } from "./rules.ts";
import type { Setup } from "./starting.ts";
import type { State } from "./state.ts";

/** Row 0 of a game's log: what it was started with. */
export interface FirstRow {
  readonly seq: 0;
  readonly game: string;
  readonly rules: string;
  readonly setup: Setup;
  readonly events: readonly GameEvent[];
  readonly hash: string;
  readonly seen: Seen;
  readonly drawn: Drawn | null;
}

/** One input, what it led to, and a fingerprint of the state after it. Inputs re-run prove the rules; events alone tell the game. */
export interface Row {
  readonly seq: number;
  readonly input: Input;
  readonly events: readonly GameEvent[];
  readonly hash: string;
  readonly seen: Seen;
  readonly drawn: Drawn | null;
}

/** A row to be re-run. One made by another version of the rules has no hash here: only its events must be the same. */
export type PastRow = Omit<Row, "hash" | "seen" | "drawn"> & { readonly hash: string | null };

export function firstRow<F, E extends GameEvent>(game: Game<F, E>, setup: Setup): { state: State<F>; row: FirstRow } {
  const { state, events, drawn } = begin(game, setup);
  const seen = [...state.perceived.inputs];
  return {
    state,
    row: { seq: 0, game: game.id, rules: game.version, setup, events, hash: hashOf(state), seen, drawn },
  };
}

/** Takes an input and makes its row, but for the hash. The state is changed in place; a refusal changes nothing. */
export function nextMove<F, E extends GameEvent>(
  game: Game<F, E>,
  state: State<F>,
  input: Input,
): Result<{ row: Omit<Row, "hash">; undoable: boolean }> {
  const before = state.perceived.inputs.slice();
  const done = advance(game, state, input);
  if (!done.ok) return refused(done.refusal);
  const seen = seenBetween(before, state.perceived.inputs);
  const { events, drawn } = done.value;
  return accepted({ row: { seq: state.seq, input, events, seen, drawn }, undoable: done.value.undoable });
}

/** The same with the hash of the state it leads to. */
export function nextRow<F, E extends GameEvent>(
  game: Game<F, E>,
  state: State<F>,
  input: Input,
): Result<{ row: Row; undoable: boolean }> {
  const done = nextMove(game, state, input);
  if (!done.ok) return refused(done.refusal);
  const { row, undoable } = done.value;
  return accepted({ row: { ...row, hash: hashOf(state) }, undoable });
}

/** A log that cannot be re-run: the row at which the rules differ from the record. */
export class BrokenLog extends Error {
  readonly seq: number;

  constructor(seq: number, what: string, refusal?: Refusal) {
    super(`row ${seq}: ${what}${refusal ? ` (${refusal.reason})` : ""}`);
    this.name = "BrokenLog";
    this.seq = seq;
  }
}

/** Re-runs rows on a state; throws BrokenLog if an input is refused now or leads elsewhere than recorded. */
export function replay<F, E extends GameEvent>(game: Game<F, E>, state: State<F>, rows: Iterable<PastRow>): State<F> {
  for (const row of rows) {
    if (row.seq !== state.seq + 1) throw new BrokenLog(row.seq, `follows row ${state.seq}`);
    const { events } = again(game, state, row.seq, atOpenQuestion(state, row.input));
    if (canonical(events) !== canonical(row.events)) throw new BrokenLog(row.seq, "the events differ from the record");
    if (row.hash !== null && hashOf(state) !== row.hash)
      throw new BrokenLog(row.seq, "the state differs from the record");
  }
  return state;
}

/** Takes a recorded input again. An error names the row only: the message must not carry hidden facts into a log. */
export function again<F, E extends GameEvent>(game: Game<F, E>, state: State<F>, seq: number, input: Input): Advance {
  let done: Result<Advance>;
  try {
    done = advance(game, state, input);
  } catch {
    throw new BrokenLog(seq, "the rules break on its input");
  }
  if (!done.ok) throw new BrokenLog(seq, "its input is refused now", done.refusal);
  return done.value;
}
