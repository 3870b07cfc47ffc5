import type { Game } from "./game.ts";
import type { Json } from "./json.ts";
import { lookAt } from "./looking.ts";
import { type Machine, machineAt } from "./machine.ts";
import type { GameEvent } from "./rules.ts";
import type { Shape } from "./shapes.ts";
import type { SealedAnswer, Seat, State } from "./state.ts";
import { aboutOf, type Question, type TableView } from "./view.ts";

/** Who is asked in a rollout, and what; the view is built only for those who look. */
export interface Turn {
  readonly seat: Seat;
  readonly ask: Shape;
  /**
   * The seat's view as far as answering needs it: the game and the question, without reasons, standing actions and
   * silence. It shares parts with the state and must not be kept or changed.
   */
  look(): TableView<unknown> & { readonly question: Question };
}

/** Answers for all seats, each by what that seat sees. An answer must be one the question allows: nothing checks it. */
export type Policy = (turn: Turn) => Json;

/**
 * Plays a state on, `first` before anything else, until the game is over or `until` holds at a question. Says how many
 * answers were given. It takes the same answers to the same states as `viewFor` and `advance` would, without what only
 * people need.
 */
export function rollout<F, E extends GameEvent>(
  game: Game<F, E>,
  state: State<F>,
  policy: Policy,
  until: ((facts: Readonly<F>) => boolean) | null = null,
  first: SealedAnswer | null = null,
): number {
  const machine = machineAt(game, state);
  let answers = 0;
  if (first) {
    machine.takeDrawn(first.seat, first.value);
    answers++;
  }
  while (state.stack.length > 0 && !until?.(state.facts)) {
    answers += machine.step!.single ? playOne(machine, policy) : playSeveral(machine, policy);
    if (answers > game.traits.longest) throw new Error(`${game.id}: not over after ${answers} answers`);
  }
  return answers;
}

function playOne<F, E extends GameEvent>(machine: Machine<F, E>, policy: Policy): number {
  const { asked } = machine;
  machine.takeDrawn(asked, policy(new Asked(machine, asked, machine.shape)));
  return 1;
}

/** Those asked answer one after another, until the question is over. */
function playSeveral<F, E extends GameEvent>(machine: Machine<F, E>, policy: Policy): number {
  const { state } = machine;
  const { question } = state;
  const step = machine.step!;
  const { env } = state.stack[state.stack.length - 1]!;
  let answers = 0;
  for (const seat of step.of(state.facts, env)) {
    if (step.together && state.sealed.some((answer) => answer.seat === seat)) continue;
    machine.takeDrawn(seat, policy(new Asked(machine, seat, step.what(state.facts, env, seat))));
    answers++;
    if (state.question !== question) break;
  }
  return answers;
}

const NONE: readonly never[] = [];
const NOTHING = {};

class Asked<F, E extends GameEvent> implements Turn {
  readonly seat: Seat;
  readonly ask: Shape;
  readonly #machine: Machine<F, E>;

  constructor(machine: Machine<F, E>, seat: Seat, ask: Shape) {
    this.#machine = machine;
    this.seat = seat;
    this.ask = ask;
  }

  look(): TableView<unknown> & { readonly question: Question } {
    const { seat, ask } = this;
    const { game, state } = this.#machine;
    const step = this.#machine.step!;
    const { env } = state.stack[state.stack.length - 1]!;
    return {
      seq: state.seq,
      who: seat,
      waiting: null,
      question: {
        id: state.question,
        seat,
        subject: step.subject,
        rule: step.rule,
        ask,
        together: step.together,
        inside: step.inside(state.facts, env),
        about: aboutOf(state.stack),
        closed: NOTHING,
      },
      standing: NONE,
      stops: NONE,
      settings: NONE,
      silence: NONE,
      outcome: null,
      game: lookAt(game, state.facts, seat),
    };
  }
}
