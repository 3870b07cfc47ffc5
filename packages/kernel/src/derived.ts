import type { GameEvent } from "./game.ts";
import type { AskStep } from "./procedure.ts";
import { CONFIRM, type Shape } from "./shapes.ts";
import type { Frame, Seat, State } from "./state.ts";

/**
 * The question derived last, with all it was derived from. One entry, written over: search and playouts ask the same
 * thing thrice.
 */
const latest: {
  state: object | null;
  seq: number;
  frame: Frame | null;
  step: object | null;
  seat: Seat;
  shape: Shape;
} = { state: null, seq: 0, frame: null, step: null, seat: 0, shape: CONFIRM };

/**
 * What a step asks a seat. Derived from facts, never stored in them; remembered only while the state waits for its next
 * input, during which nothing can change.
 */
export function derived<F, E extends GameEvent>(state: State<F>, frame: Frame, step: AskStep<F, E>, seat: Seat): Shape {
  const known =
    latest.state === state &&
    latest.seq === state.seq &&
    latest.frame === frame &&
    latest.step === step &&
    latest.seat === seat;
  return known ? latest.shape : deriveAnew(state, frame, step, seat);
}

/** The same while facts are still changing: nothing remembered is trusted. */
export function deriveAnew<F, E extends GameEvent>(
  state: State<F>,
  frame: Frame,
  step: AskStep<F, E>,
  seat: Seat,
): Shape {
  const shape = step.what(state.facts, frame.env, seat);
  latest.state = state;
  latest.seq = state.seq;
  latest.frame = frame;
  latest.step = step;
  latest.seat = seat;
  latest.shape = shape;
  return shape;
}
