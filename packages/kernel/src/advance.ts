import { asking, newFrame, procedureOf, topOf } from "./frames.ts";
import type { Game } from "./game.ts";
import { type Input, whyNot } from "./inputs.ts";
import { Machine } from "./machine.ts";
import { countFor, glimpse } from "./perceiving.ts";
import { accepted, type Result, refused } from "./refusal.ts";
import type { Drawn } from "./rng.ts";
import type { GameEvent } from "./rules.ts";
import { layAside } from "./seals.ts";
import { set } from "./settings.ts";
import type { Seat, State } from "./state.ts";

/** What one input led to. The state itself has been changed in place. */
export interface Advance {
  readonly events: readonly GameEvent[];
  /**
   * As far as the seat perceives, nobody learned anything, no chance was used and it is asked again: the answer can be
   * taken back. What it does not perceive must not count, or it would see by this that something hidden happened. To be
   * read before the state moves on.
   */
  readonly undoable: boolean;
  /** Answers given beforehand that were taken on the way, at once: whoever sees the game go on without a pause can tell. */
  readonly atOnce: number;
  /** What chance gave, where that is remembered. */
  readonly drawn: Drawn | null;
}

const QUIET: Advance = { events: [], undoable: false, atOnce: 0, drawn: null };

/**
 * Takes one input. Accepted: the state has moved on to the next question. Refused: nothing has changed.
 * A thrown error is a bug of the rules and leaves the state unusable: callers who must survive one pass a clone.
 */
export function advance<F, E extends GameEvent>(game: Game<F, E>, state: State<F>, input: Input): Result<Advance> {
  const refusal = whyNot(game, state, input);
  if (refusal) return refused(refusal);
  const before = glimpse(game, state);
  const done = taken(game, state, input);
  countFor(game, state, before, { by: input.seat, events: done.events, atOnce: done.atOnce });
  return accepted(done);
}

/**
 * The same at a table that only bots look at: what each observer perceives is not counted, which took a twelfth of a game.
 * No seat knows a question by a number of its own then; inputs name it by the state's.
 */
export function advanceUnwatched<F, E extends GameEvent>(
  game: Game<F, E>,
  state: State<F>,
  input: Input,
): Result<Advance> {
  const refusal = whyNot(game, state, input);
  return refusal ? refused(refusal) : accepted(taken(game, state, input));
}

function taken<F, E extends GameEvent>(game: Game<F, E>, state: State<F>, input: Input): Advance {
  state.seq++;
  switch (input.kind) {
    case "answer":
      return takeAnswer(game, state, input);
    case "act":
      return takeAct(game, state, input);
    case "stop":
      setStop(state, input);
      return QUIET;
    case "setting":
      set(state, input);
      return QUIET;
  }
}

function takeAnswer<F, E extends GameEvent>(
  game: Game<F, E>,
  state: State<F>,
  input: Extract<Input, { kind: "answer" }>,
): Advance {
  const step = asking(game, state.stack[state.stack.length - 1]!);
  const machine = new Machine(game, state);
  machine.elapsed = input.elapsed ?? 0;
  if (!machine.take(step, input.seat, input.value)) return QUIET;
  machine.rest();
  return new Conclusion(machine, step.together ? null : input.seat);
}

function takeAct<F, E extends GameEvent>(
  game: Game<F, E>,
  state: State<F>,
  input: Extract<Input, { kind: "act" }>,
): Advance {
  const asked = state.stack[state.stack.length - 1]!;
  const at = asked.step;
  const { question } = state;
  layAside(state, asked);
  const machine = new Machine(game, state);
  machine.elapsed = input.elapsed ?? 0;
  machine.actedAt = asked;
  const interruption = game.standing[input.act]!.run(machine, input.seat, input.value);
  if (interruption) state.stack.push(newFrame(procedureOf(game, interruption.proc), interruption.env));
  machine.settle();
  machine.run();
  machine.unsettle();
  machine.rest();
  // The same question stays open under the same number, so that an answer on its way to it still counts.
  const now = topOf(state.stack);
  if (now !== asked || now.step !== at) state.question = Math.max(state.question, question + 1);
  return new Conclusion(machine, input.seat);
}

/** What an input led to. Whether it can be undone is judged from what happened, and only when somebody asks. */
class Conclusion<F, E extends GameEvent> implements Advance {
  readonly events: readonly E[];
  readonly atOnce: number;
  readonly #machine: Machine<F, E>;
  readonly #by: Seat | null;

  constructor(machine: Machine<F, E>, by: Seat | null) {
    this.events = machine.events;
    this.atOnce = machine.atOnce;
    this.#machine = machine;
    this.#by = by;
  }

  get drawn(): Drawn | null {
    return this.#machine.rng.drawn;
  }

  get undoable(): boolean {
    const { game, state, rng } = this.#machine;
    const by = this.#by;
    const frame = topOf(state.stack);
    const asked = frame ? asking(game, frame).of(state.facts, frame.env) : [];
    if (by === null || asked.length !== 1 || asked[0] !== by || rng.draws > 0) return false;
    return !this.events.some((event) => game.discloses(event) && game.witness(event, by) !== null);
  }
}

function setStop<F>(state: State<F>, input: Extract<Input, { kind: "stop" }>): void {
  state.stops = state.stops.filter((stop) => stop.seat !== input.seat || stop.at !== input.at);
  if (input.armed) state.stops.push({ seat: input.seat, at: input.at });
}
