import type { Game, GameEvent } from "./game.ts";
import { advance } from "./machine.ts";
import type { Rng } from "./rng.ts";
import { sample } from "./shapes.ts";
import type { State } from "./state.ts";
import { askedSeats, openQuestion } from "./view.ts";

/** Plays a state to its end with random answers. Returns the number of answers given. */
export function playout<F, E extends GameEvent>(game: Game<F, E>, state: State<F>, rng: Rng): number {
  let answers = 0;
  while (state.stack.length > 0) {
    for (const seat of askedSeats(game, state)) {
      const question = openQuestion(game, state, seat);
      if (!question) continue;
      const value = sample(question.ask, rng);
      const done = advance(game, state, { kind: "answer", seat, question: question.id, value });
      if (!done.ok) throw new Error(`${game.id}: ${question.subject} offered what it refuses (${done.refusal.reason})`);
      answers++;
      if (state.question !== question.id) break;
    }
    if (answers > game.traits.longest) throw new Error(`${game.id}: not over after ${answers} answers`);
  }
  return answers;
}
