import type { Game } from "./game.ts";
import type { AskStep, Procedure, Step } from "./procedure.ts";
import type { GameEvent } from "./rules.ts";
import type { Env, Frame } from "./state.ts";
import { WINDOW, windowProcedure } from "./windows.ts";

/** The step that is asking: a waiting machine always stands at one. */
export function asking<F, E extends GameEvent>(game: Game<F, E>, frame: Frame): AskStep<F, E> {
  const step = stepOf(game, frame);
  if (step.kind !== "ask") throw new Error(`${frame.proc}/${frame.step} waits without asking`);
  return step;
}

export function stepOf<F, E extends GameEvent>(game: Game<F, E>, frame: Frame): Step<F, E> {
  const { names, list } = procedureOf(game, frame.proc);
  return list[placeOf(names, frame)]!;
}

/** The number of the step at which a frame stands, among those of its procedure. */
export function placeOf(names: readonly string[], frame: Frame): number {
  for (let i = 0; i < names.length; i++) if (names[i] === frame.step) return i;
  throw new Error(`no step ${frame.proc}/${frame.step}`);
}

export function procedureOf<F, E extends GameEvent>(game: Game<F, E>, name: string): Procedure<F, E> {
  const procedure = game.procedures.get(name);
  if (procedure) return procedure;
  if (name === WINDOW) return windowProcedure(game);
  throw new Error(`no procedure ${name}`);
}

/**
 * The frame on top; none when the game is over. The length is checked first: reading outside a list, even once, would keep
 * the compiled loop slow from then on.
 */
export function topOf(stack: readonly Frame[]): Frame | undefined {
  return stack.length > 0 ? stack[stack.length - 1] : undefined;
}

/** A procedure at its first step. */
export function newFrame<F, E extends GameEvent>({ name, first }: Procedure<F, E>, env: Env): Frame {
  return { proc: name, step: first, env, then: null, result: null, passed: false };
}

/** Moves a frame to a step, with nothing left of the one before. */
export function enter(frame: Frame, step: string): void {
  frame.step = step;
  frame.then = null;
  frame.result = null;
  frame.passed = false;
}
