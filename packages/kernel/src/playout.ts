import type { Game } from "./game.ts";
import { type Machine, machineAt } from "./machine.ts";
import type { Rng } from "./rng.ts";
import type { GameEvent } from "./rules.ts";
import { sample } from "./sample.ts";
import type { State } from "./state.ts";

/** Plays a state with random answers to its end, or until told to stop. Returns the number of answers given. */
export function playout<F, E extends GameEvent>(
  game: Game<F, E>,
  state: State<F>,
  rng: Rng,
  until: ((facts: Readonly<F>) => boolean) | null = null,
): number {
  const machine = machineAt(game, state);
  let answers = 0;
  while (state.stack.length > 0 && !until?.(state.facts)) {
    if (machine.step!.single) {
      machine.takeDrawn(machine.asked, sample(machine.shape, rng));
      answers++;
    } else answers += playSeveral(machine, rng);
    if (answers > game.traits.longest) throw new Error(`${game.id}: not over after ${answers} answers`);
  }
  return answers;
}

/** Those asked answer one after another, until the question is over. */
function playSeveral<F, E extends GameEvent>(machine: Machine<F, E>, rng: Rng): number {
  const { state } = machine;
  const { question } = state;
  const step = machine.step!;
  const { env } = state.stack[state.stack.length - 1]!;
  let answers = 0;
  for (const seat of step.of(state.facts, env)) {
    if (step.together && state.sealed.some((answer) => answer.seat === seat)) continue;
    machine.takeDrawn(seat, sample(step.what(state.facts, env, seat), rng));
    answers++;
    if (state.question !== question) break;
  }
  return answers;
}
