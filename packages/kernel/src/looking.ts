import { derived, derivedAct } from "./derived.ts";
import { asking, topOf } from "./frames.ts";
import { type Game, isShutOut, type Outcome } from "./game.ts";
import { numbersFor } from "./numbers.ts";
import type { Refusal, RuleId } from "./refusal.ts";
import type { GameEvent } from "./rules.ts";
import type { Shape } from "./shapes.ts";
import type { StandingAction } from "./standing.ts";
import type { Standing } from "./standings.ts";
import type { Seat, State } from "./state.ts";
import { aboutOf, openly, type Question, type TableView, type Waiting } from "./view.ts";

/**
 * The view of a seat that plays by itself, made only as far as it looks: most answers need a small part of it. Nothing says
 * why something is closed, and where talk is. It looks at the state as it stands and shares parts with it: it must not be
 * kept or changed, and is of no use once the state has moved on.
 */
export const lookOf = <F, E extends GameEvent, V>(game: Game<F, E, V>, state: State<F>, seat: Seat): TableView<V> =>
  new Look(game, state, seat);

/** What a seat that plays by itself sees of the game. */
export const lookAt = <F, E extends GameEvent, V>(game: Game<F, E, V>, facts: Readonly<F>, seat: Seat): V =>
  game.look ? game.look(facts, seat) : game.view(facts, seat);

const NONE: readonly never[] = [];
const NOTHING = {};

class Look<F, E extends GameEvent, V> implements TableView<V> {
  readonly seq: number;
  readonly who: Seat;
  readonly silence = NONE;
  readonly #number: number;
  readonly #game: Game<F, E, V>;
  readonly #state: State<F>;
  #view: V | undefined;
  #question: Question | null | undefined;
  #standing: readonly Standing[] | undefined;

  constructor(game: Game<F, E, V>, state: State<F>, seat: Seat) {
    const { seq, question } = numbersFor(state, seat);
    this.seq = seq;
    this.who = seat;
    this.#number = question;
    this.#game = game;
    this.#state = state;
  }

  get waiting(): Waiting | null {
    const open = openly(this.#game, this.#state);
    return open && { id: this.#number, ...open };
  }

  get question(): Question | null {
    if (this.#question === undefined) this.#question = this.#asked();
    return this.#question;
  }

  get standing(): readonly Standing[] {
    this.#standing ??= this.#actions();
    return this.#standing;
  }

  get stops(): readonly string[] {
    return this.#state.stops.filter(({ seat }) => seat === this.who).map(({ at }) => at);
  }

  get settings(): TableView<V>["settings"] {
    return this.#state.settings.filter(({ seat }) => seat === this.who).map(({ about, ask }) => ({ about, ask }));
  }

  get outcome(): Outcome | null {
    return this.#game.outcome(this.#state.facts);
  }

  get game(): V {
    this.#view ??= lookAt(this.#game, this.#state.facts, this.who);
    return this.#view;
  }

  #asked(): Question | null {
    const { who: seat } = this;
    const { stack, facts, sealed } = this.#state;
    const frame = topOf(stack);
    if (!frame) return null;
    const step = asking(this.#game, frame);
    if (!step.of(facts, frame.env).includes(seat)) return null;
    const own = sealed.find((answer) => answer.seat === seat);
    const question: Question = {
      id: this.#number,
      seat,
      subject: step.subject,
      rule: step.rule,
      ask: derived(this.#state, frame, step, seat),
      together: step.together,
      inside: step.inside(facts, frame.env),
      about: aboutOf(stack),
      closed: NOTHING,
    };
    // Most have neither.
    if (!own && !step.final) return question;
    return { ...question, ...(own && { sealed: own.value }), ...(step.final && { final: true }) };
  }

  #actions(): readonly Standing[] {
    const { facts, stack } = this.#state;
    const frame = topOf(stack);
    if (!frame) return NONE;
    const step = asking(this.#game, frame);
    const isInside = step.inside(facts, frame.env);
    const standing: Standing[] = [];
    for (const act in this.#game.standing) {
      const action = this.#game.standing[act]!;
      const shut = isInside && isShutOut(facts, frame, step, action);
      standing.push(
        new Action(act, action, this.#state, this.who, shut ? { reason: "insideStep", rule: step.rule } : null),
      );
    }
    return standing;
  }
}

/** One action a seat may have; what it asks is worked out for who wants to know. */
class Action<F, E extends GameEvent> implements Standing {
  readonly act: string;
  readonly rule: RuleId;
  readonly #action: StandingAction<F, E>;
  readonly #state: State<F>;
  readonly #seat: Seat;
  readonly #shut: Refusal | null;
  #ask: Shape | null | undefined;

  constructor(act: string, action: StandingAction<F, E>, state: State<F>, seat: Seat, shut: Refusal | null) {
    this.act = act;
    this.rule = action.rule;
    this.#action = action;
    this.#state = state;
    this.#seat = seat;
    this.#shut = shut;
  }

  get ask(): Shape | null {
    if (this.#ask === undefined)
      this.#ask = this.#shut ? null : derivedAct(this.#state, this.act, this.#action, this.#seat);
    return this.#ask;
  }

  get closed(): Refusal | null {
    if (this.#shut) return this.#shut;
    return this.ask === null ? { reason: "closed", rule: this.rule } : null;
  }
}
