import { asking, topOf } from "./frames.ts";
import type { Game } from "./game.ts";
import type { Json } from "./json.ts";
import type { AskStep } from "./procedure.ts";
import type { GameEvent } from "./rules.ts";
import { isSkipped } from "./settings.ts";
import type { Frame, Seat, State } from "./state.ts";
import { validate } from "./validate.ts";

/**
 * What a seat has said beforehand to a question: by a setting (only a yes can be), or as the game remembers it. What
 * does not answer the question as it is asked now was not said: the seat is asked.
 */
export function saidBeforehand<F, E extends GameEvent>(
  game: Game<F, E>,
  { facts, settings }: State<F>,
  frame: Frame,
  step: AskStep<F, E>,
  seat: Seat,
): Json | null {
  const said = game.beforehand?.(facts, seat, step.subject) ?? null;
  if (said !== null) return validate(step.what(facts, frame.env, seat), said) === null ? said : null;
  const isYes = step.together && isSkipped(settings, seat, step.subject);
  return isYes && step.what(facts, frame.env, seat).shape === "confirm" ? true : null;
}

/**
 * Answers to the open question that seats have given beforehand and that have not been taken yet. Where answers take
 * their time (`State.timed`) the host gives them as the seat's own, after a pause that is always the same: then nobody
 * else can tell them from answers given by hand.
 */
export function answersBeforehand<F, E extends GameEvent>(
  game: Game<F, E>,
  state: State<F>,
): { readonly seat: Seat; readonly question: number; readonly value: Json }[] {
  const frame = topOf(state.stack);
  if (!frame || !state.timed) return [];
  const step = asking(game, frame);
  return step.of(state.facts, frame.env).flatMap((seat) => {
    if (step.together && state.sealed.some((answer) => answer.seat === seat)) return [];
    const value = saidBeforehand(game, state, frame, step, seat);
    return value === null ? [] : [{ seat, question: state.question, value }];
  });
}
