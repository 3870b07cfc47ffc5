import { stepOf } from "./frames.ts";
import type { Game } from "./game.ts";
import type { Json } from "./json.ts";
import type { AskStep } from "./procedure.ts";
import type { GameEvent } from "./rules.ts";
import type { Frame, Seat, State } from "./state.ts";
import { validate } from "./validate.ts";

/** A sealed answer may be changed until the last one is in. */
export function seal<F>({ sealed }: State<F>, seat: Seat, value: Json): void {
  const before = sealed.findIndex((answer) => answer.seat === seat);
  if (before >= 0) sealed.splice(before, 1);
  sealed.push({ seat, value });
}

/** Leaves the answers sealed so far with their question: something comes between. */
export function layAside<F>(state: State<F>, frame: Frame): void {
  if (state.sealed.length === 0) return;
  frame.kept = state.sealed;
  state.sealed = [];
}

/** Opens the answers laid aside that something has unsettled. */
export function unsettle<F, E extends GameEvent>(
  game: Game<F, E>,
  stack: readonly Frame[],
  events: readonly E[],
): void {
  for (const frame of stack) {
    if (frame.kept === undefined) continue;
    const step = stepOf(game, frame);
    if (step.kind !== "ask" || step.final) continue;
    frame.kept = frame.kept.filter(({ seat }) => !isUnsettled(game, step, seat, events));
  }
}

/** Whether what has happened changes what a seat goes by who answers this. */
export function isUnsettled<F, E extends GameEvent>(
  game: Game<F, E>,
  { subject }: AskStep<F, E>,
  seat: Seat,
  events: readonly E[],
): boolean {
  return events.some((event) => game.unsettles?.(event, { subject, seat }) ?? true);
}

/** Their question is asked again: of those who are still asked, the answers that are still good come back. */
export function takeUp<F, E extends GameEvent>(
  game: Game<F, E>,
  state: State<F>,
  frame: Frame,
  step: AskStep<F, E>,
  events: readonly E[],
): void {
  unsettle(game, [frame], events);
  const seats = step.of(state.facts, frame.env);
  state.sealed = frame.kept!.filter(
    ({ seat, value }) =>
      seats.includes(seat) && validate(step.what(state.facts, frame.env, seat), value as unknown) === null,
  );
  letGo(frame);
}

/** Their question is asked no more, or they have come back to it. */
export function letGo(frame: Frame): void {
  if (frame.kept !== undefined) delete frame.kept;
}
