import { type Advance, advanceUnwatched } from "./advance.ts";
import type { Game } from "./game.ts";
import type { Input } from "./inputs.ts";
import type { Json } from "./json.ts";
import { type Machine, machineAt } from "./machine.ts";
import { accepted, type Result, refused } from "./refusal.ts";
import type { GameEvent } from "./rules.ts";
import type { Seat, State } from "./state.ts";
import { validate } from "./validate.ts";

type Act = Extract<Input, { kind: "act" }>;

/**
 * A table at which only bots sit. One machine goes from question to question and knows what it has asked, so nobody looks
 * for the question again to take the answer to it. Whoever plays asks only those who are asked and have not answered;
 * what they say is held against the question, and a state comes to the same by it as by `advance`, but that nobody's
 * perceptions are counted.
 */
export class Unwatched<F, E extends GameEvent> {
  readonly #game: Game<F, E>;
  readonly #state: State<F>;
  #machine: Machine<F, E>;

  constructor(game: Game<F, E>, state: State<F>) {
    this.#game = game;
    this.#state = state;
    this.#machine = machineAt(game, state);
  }

  /** Whom the open question asks; nobody once the game is over. */
  get asked(): readonly Seat[] {
    const { stack, facts } = this.#state;
    if (stack.length === 0) return [];
    return this.#machine.step!.of(facts, stack[stack.length - 1]!.env);
  }

  /** An answer to the open question by a seat that is asked and has given none; what it led to. */
  answer(seat: Seat, value: Json): Result<readonly E[]> {
    const machine = this.#machine;
    const step = machine.step!;
    const { stack, facts } = this.#state;
    const ask = step.single ? machine.shape : step.what(facts, stack[stack.length - 1]!.env, seat);
    const fault = validate(ask, value);
    if (fault) return refused(fault);
    const told = machine.events;
    const from = machine.takeDrawn(seat, value);
    machine.rest();
    return accepted(told.slice(from));
  }

  /** Something done unasked: it may lay answers aside or leave another question open, so a machine begins there anew. */
  act(input: Act): Result<Advance> {
    const done = advanceUnwatched(this.#game, this.#state, input);
    if (done.ok) this.#machine = machineAt(this.#game, this.#state);
    return done;
  }
}
