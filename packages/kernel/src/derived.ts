import type { AskStep } from "./procedure.ts";
import type { GameEvent } from "./rules.ts";
import { CONFIRM, isPossible, type Shape } from "./shapes.ts";
import type { StandingAction } from "./standing.ts";
import type { Frame, Seat, State } from "./state.ts";

/** The question derived last, with all it was derived from. There is one: search asks the same thing thrice. */
let latest: {
  readonly state: object | null;
  readonly seq: number;
  readonly frame: Frame | null;
  readonly step: object | null;
  readonly seat: Seat;
  readonly shape: Shape;
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
  if (known) return latest.shape;
  const shape = step.what(state.facts, frame.env, seat);
  noteDerived(state, frame, step, seat, shape);
  return shape;
}

/** Notes a question as derived by somebody else. */
export function noteDerived<F, E extends GameEvent>(
  state: State<F>,
  frame: Frame,
  step: AskStep<F, E>,
  seat: Seat,
  shape: Shape,
): void {
  latest = { state, seq: state.seq, frame, step, seat, shape };
}

/** What a standing action asked last, likewise: whoever takes it has looked at it first. */
let latestAct: {
  readonly state: object | null;
  readonly seq: number;
  readonly act: string;
  readonly seat: Seat;
  readonly shape: Shape | null;
} = { state: null, seq: 0, act: "", seat: 0, shape: null };

/** What a standing action asks a seat now; null: it is closed. */
export function derivedAct<F, E extends GameEvent>(
  state: State<F>,
  act: string,
  action: StandingAction<F, E>,
  seat: Seat,
): Shape | null {
  const known =
    latestAct.state === state && latestAct.seq === state.seq && latestAct.act === act && latestAct.seat === seat;
  if (known) return latestAct.shape;
  const ask = action.what(state.facts, seat);
  const shape = ask !== null && isPossible(ask) ? ask : null;
  latestAct = { state, seq: state.seq, act, seat, shape };
  return shape;
}
