import {
  type Game,
  type GameEvent,
  type Input,
  imagined,
  lookOf,
  type Rng,
  type Seat,
  type State,
  Unwatched,
} from "@paravent/kernel";
import type { Bot, BotAction } from "./plain/bot.ts";

/** Who offers and counters without end is not listened to any more. */
const MOST_ANSWERS = 12;

type ActInput = Extract<Input, { kind: "act" }>;

/** Who is told what goes on while bots play. */
export interface Onlooker {
  /** A bot has done something unasked. */
  acted?(action: BotAction, seat: Seat): void;
  happened?(events: readonly GameEvent[]): void;
  /** Every input that was taken, in order: with them the game can be played again. */
  took?(input: Input): void;
}

/** Lets bots play a state to its end, each seeing its own view. Returns the number of answers given. */
export function playBots<F, E extends GameEvent>(
  game: Game<F, E>,
  state: State<F>,
  bots: readonly Bot[],
  rng: Rng,
  onlooker: Onlooker = {},
): number {
  const table = new Unwatched(game, state);
  let answers = 0;
  /** The question at which each bot has last done something unasked. */
  const acted = new Map<number, number>();
  const act = (seat: Seat, action: BotAction): void => {
    const { act, value } = action;
    const input: ActInput = { kind: "act", seat, question: state.question, act, value };
    const done = table.act(input);
    if (!done.ok) throw new Error(`${bots[seat]!.id} tried ${act} and was refused (${done.refusal.reason})`);
    onlooker.took?.(input);
    onlooker.acted?.(action, seat);
    onlooker.happened?.(done.value.events);
  };
  /** Whoever was offered something answers at once, asked or not. */
  const negotiate = (): void => {
    let left = MOST_ANSWERS;
    for (let seat = 0; seat < bots.length && left > 0 && state.stack.length > 0; seat++) {
      const bot = bots[seat]!;
      const view = lookOf(game, state, seat);
      const action = bot.answer ? bot.answer(view, rng) : bot.act?.(view, rng);
      if (!action?.answers) continue;
      act(seat, action);
      left--;
      seat = -1;
    }
  };
  while (state.stack.length > 0) {
    for (const seat of table.asked) {
      const view = lookOf(game, state, seat);
      const question = view.question;
      if (!question || question.sealed !== undefined) continue;
      const bot = bots[seat]!;
      const { question: open } = state;
      const action = acted.get(seat) === open ? null : bot.act?.(view, rng);
      if (action) {
        acted.set(seat, open);
        act(seat, action);
        negotiate();
        break;
      }
      const mind = bot.looksAhead ? { game: game as Game, state: imagined(game, state, seat) } : undefined;
      const value = bot.choose(view, question, rng, mind);
      const done = table.answer(seat, value);
      if (!done.ok) throw new Error(`${bot.id} answered ${question.subject} and was refused (${done.refusal.reason})`);
      onlooker.took?.({ kind: "answer", seat, question: open, value });
      onlooker.happened?.(done.value);
      answers++;
      if (state.question !== open) break;
    }
    if (answers > game.traits.longest) throw new Error(`${game.id}: not over after ${answers} answers`);
  }
  return answers;
}
