import type { GameEvent } from "./game.ts";
import type { AskStep } from "./procedure.ts";
import type { Shape } from "./shapes.ts";
import type { Frame, Seat, State } from "./state.ts";

/** The question derived last, with all it was derived from. One entry: search and playouts ask the same thing thrice. */
let latest: { state: object; seq: number; frame: Frame; step: object; seat: Seat; shape: Shape } | null = null;

/**
 * What a step asks a seat. Derived from facts, never stored in them; remembered only while the state waits for its next
 * input, during which nothing can change.
 */
export function derived<F, E extends GameEvent>(state: State<F>, frame: Frame, step: AskStep<F, E>, seat: Seat): Shape {
  const known =
    latest !== null &&
    latest.state === state &&
    latest.seq === state.seq &&
    latest.frame === frame &&
    latest.step === step &&
    latest.seat === seat;
  return known ? latest!.shape : deriveAnew(state, frame, step, seat);
}

/** The same while facts are still changing: nothing remembered is trusted. */
export function deriveAnew<F, E extends GameEvent>(
  state: State<F>,
  frame: Frame,
  step: AskStep<F, E>,
  seat: Seat,
): Shape {
  const shape = step.what(state.facts, frame.env, seat);
  latest = { state, seq: state.seq, frame, step, seat, shape };
  return shape;
}
