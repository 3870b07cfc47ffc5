import {
  advance,
  askedSeats,
  type Game,
  type GameEvent,
  imagined,
  type Rng,
  type State,
  viewFor,
} from "@paravent/kernel";
import type { Bot } from "./plain/bot.ts";

/** Lets bots play a state to its end, each seeing its own view. Returns the number of answers given. */
export function playBots<F, E extends GameEvent>(
  game: Game<F, E>,
  state: State<F>,
  bots: readonly Bot[],
  rng: Rng,
): number {
  let answers = 0;
  /** The question at which each bot has last done something unasked. */
  const acted = new Map<number, number>();
  while (state.stack.length > 0) {
    for (const seat of askedSeats(game, state)) {
      const view = viewFor(game, state, seat);
      const question = view.question;
      if (!question || question.sealed !== undefined) continue;
      const bot = bots[seat]!;
      const action = acted.get(seat) === question.id ? null : bot.act?.(view, rng);
      if (action) {
        acted.set(seat, question.id);
        const done = advance(game, state, { kind: "act", seat, question: question.id, ...action });
        if (!done.ok) throw new Error(`${bot.id} tried ${action.act} and was refused (${done.refusal.reason})`);
        break;
      }
      const mind = bot.looksAhead ? { game: game as Game, state: imagined(game, state, seat) } : undefined;
      const value = bot.choose(view, question, rng, mind);
      const done = advance(game, state, { kind: "answer", seat, question: question.id, value });
      if (!done.ok) throw new Error(`${bot.id} answered ${question.subject} and was refused (${done.refusal.reason})`);
      answers++;
      if (state.question !== question.id) break;
    }
    if (answers > game.traits.longest) throw new Error(`${game.id}: not over after ${answers} answers`);
  }
  return answers;
}
