import { derived } from "./derived.ts";
import { asking } from "./frames.ts";
import type { Game, GameEvent } from "./game.ts";
import { drawnAnswers } from "./machine.ts";
import type { AskStep } from "./procedure.ts";
import type { Rng } from "./rng.ts";
import { sample } from "./shapes.ts";
import type { Frame, State } from "./state.ts";

/** Plays a state with random answers to its end, or until told to stop. Returns the number of answers given. */
export function playout<F, E extends GameEvent>(
  game: Game<F, E>,
  state: State<F>,
  rng: Rng,
  until: ((facts: Readonly<F>) => boolean) | null = null,
): number {
  const take = drawnAnswers(game, state);
  let answers = 0;
  while (state.stack.length > 0 && !until?.(state.facts)) {
    const frame = state.stack[state.stack.length - 1]!;
    const step = asking(game, frame);
    const { single } = step;
    if (single) {
      const seat = single.of(state.facts, frame.env)!;
      take(step, seat, sample(derived(state, frame, step, seat), rng));
      answers++;
    } else answers += playSeveral(state, frame, step, rng, take);
    if (answers > game.traits.longest) throw new Error(`${game.id}: not over after ${answers} answers`);
  }
  return answers;
}

/** Those asked answer one after another, until the question is over. */
function playSeveral<F, E extends GameEvent>(
  state: State<F>,
  frame: Frame,
  step: AskStep<F, E>,
  rng: Rng,
  take: ReturnType<typeof drawnAnswers<F, E>>,
): number {
  const { question } = state;
  let answers = 0;
  for (const seat of step.of(state.facts, frame.env)) {
    if (step.together && state.sealed.some((answer) => answer.seat === seat)) continue;
    take(step, seat, sample(derived(state, frame, step, seat), rng));
    answers++;
    if (state.question !== question) break;
  }
  return answers;
}
