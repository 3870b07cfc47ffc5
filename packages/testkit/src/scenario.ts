import {
  type Advance,
  type AskPolicy,
  advance,
  askedSeats,
  cloneState,
  type Game,
  type GameEvent,
  hashOf,
  type Input,
  type Json,
  type Observer,
  type Question,
  type Refusal,
  type RngWords,
  type Seat,
  type State,
  seedWords,
  type TableView,
  viewFor,
} from "@paravent/kernel";
import { type Draw, wereUsed, wordsFor } from "./draws.ts";
import type { Entry } from "./entry.ts";
import { runAgain } from "./reruns.ts";

/** Seeds tried before a wish is called impossible. */
const MOST_SEEDS = 20_000;

const openScenarios: Scenario[] = [];

/** The scenarios created since the last call and not yet finished; `rule` finishes them. */
export const takeOpenScenarios = (): Scenario[] => openScenarios.splice(0);

/**
 * A script on a starting state. It plays plainly as it is written; `finish` plays it again through JSON, from its log
 * and in resampled worlds, without the author having to ask for it.
 */
// biome-ignore lint/suspicious/noExplicitAny: scenarios of every game wait in one list to be finished
export class Scenario<F = any, E extends GameEvent = any, V = any> {
  readonly game: Game<F, E, V>;
  readonly state: State<F>;
  /** Events of the last input. */
  events: readonly E[] = [];
  /** Events of all inputs so far. */
  readonly told: E[] = [];
  readonly #names: readonly string[];
  readonly #start: State<F>;
  readonly #entries: Entry[] = [];
  #hash: string;
  #wish: ((events: readonly E[]) => boolean) | null = null;
  #draws: readonly Draw[] | null = null;
  #elapsed: number | null = null;

  constructor(game: Game<F, E, V>, state: State<F>, names: readonly string[] = []) {
    this.game = game;
    this.#names = names;
    this.state = cloneState(game, state);
    this.#start = cloneState(game, state);
    this.#hash = hashOf(state);
  }

  /** The seat answers the open question. */
  answer(seat: Seat, value: unknown): Advance {
    return this.#take(this.#answering(seat, value));
  }

  /** The seat uses a standing action. */
  act(seat: Seat, act: string, value: unknown = true): Advance {
    return this.#take(this.#acting(seat, act, value));
  }

  /** The seat arms (or disarms) a stop at a kind of boundary. */
  stop(seat: Seat, at: string, armed = true): Advance {
    return this.#take({ kind: "stop", seat, at, armed });
  }

  /** The seat sets how it wants to be asked about something; null: as the game does by itself. */
  set(seat: Seat, about: string, ask: AskPolicy | null): Advance {
    return this.#take({ kind: "setting", seat, about, ask });
  }

  /** Says why the seat may not answer this; fails when it may. */
  refuses(seat: Seat, value: unknown): Refusal {
    return this.#refuse(this.#answering(seat, value));
  }

  /** Says why the seat may not do this now; fails when it may. */
  refusesAct(seat: Seat, act: string, value: unknown = true): Refusal {
    return this.#refuse(this.#acting(seat, act, value));
  }

  /**
   * Scripts chance: the next input is taken with the first seed whose events fulfil the wish. Nothing but the words of
   * the generator changes, so a wish the rules cannot fulfil fails the scenario.
   */
  luck(wish: (events: readonly E[]) => boolean): this {
    this.#wish = wish;
    return this;
  }

  /**
   * Scripts the next draws: the next input is taken with words of the generator from which they come, one by one. An
   * input that does not use them all fails the scenario.
   */
  draws(draws: readonly Draw[]): this {
    this.#draws = draws;
    return this;
  }

  /** So many seconds have passed, as a host would measure them, when the next input comes (`Timing` of the kernel). */
  elapses(seconds: number): this {
    this.#elapsed = seconds;
    return this;
  }

  view(who: Observer): TableView<V> {
    return viewFor(this.game, this.state, who);
  }

  /** The open question as the seat sees it; null when it is not asked. */
  question(seat: Seat): Question | null {
    return this.view(seat).question;
  }

  /** Seats being asked. */
  asked(): readonly Seat[] {
    return askedSeats(this.game, this.state);
  }

  /** What it has done so far, in order. */
  get done(): readonly Entry[] {
    return this.#entries;
  }

  /** Plays the scenario again in the other ways; throws at the first place where one of them parts from the script. */
  finish(): void {
    if (this.#wish) throw new Error("the scenario wished for luck and then did nothing");
    if (this.#draws) throw new Error("the scenario scripted draws and then did nothing");
    this.#unchanged();
    runAgain(this.game, this.#start, this.#entries);
  }

  #answering(seat: Seat, value: unknown): Input {
    return { kind: "answer", seat, question: this.state.question, value: value as Json };
  }

  #acting(seat: Seat, act: string, value: unknown): Input {
    return { kind: "act", seat, question: this.state.question, act, value: value as Json };
  }

  #take(wanted: Input): Advance {
    const input = this.#elapsed === null ? wanted : ({ ...wanted, elapsed: this.#elapsed } as Input);
    this.#elapsed = null;
    this.#unchanged();
    if (this.#wish) this.#fulfil(input, this.#wish);
    const subject = this.#subject();
    const scripted = this.#draws;
    this.#draws = null;
    if (scripted) this.#setLuck(wordsFor(scripted));
    const luck = this.state.rng.slice() as RngWords;
    const done = advance(this.game, this.state, input);
    if (!done.ok) {
      const who = done.refusal.reason === "notAsked" ? ` (asked: ${this.asked().map((seat) => this.#who(seat))})` : "";
      throw new Error(`${this.#said(input)} was refused at ${subject}: ${JSON.stringify(done.refusal)}${who}`);
    }
    if (scripted && !wereUsed(luck, this.state.rng, scripted))
      throw new Error(`${this.#said(input)} did not use all of the ${scripted.length} scripted draws`);
    this.#hash = hashOf(this.state);
    this.events = done.value.events as readonly E[];
    this.told.push(...this.events);
    this.#entries.push({ kind: "taken", input, events: this.events, hash: this.#hash });
    return done.value;
  }

  #refuse(input: Input): Refusal {
    this.#unchanged();
    const copy = cloneState(this.game, this.state);
    const done = advance(this.game, copy, input);
    if (done.ok) throw new Error(`${this.#said(input)} was accepted at ${this.#subject()}`);
    if (hashOf(copy) !== this.#hash) throw new Error(`${this.#said(input)} was refused but changed the state`);
    this.#entries.push({ kind: "refused", input, reason: done.refusal.reason });
    return done.refusal;
  }

  #fulfil(input: Input, wish: (events: readonly E[]) => boolean): void {
    this.#wish = null;
    for (let i = 0; i < MOST_SEEDS; i++) {
      const trial = cloneState(this.game, this.state);
      trial.rng = seedWords(`luck/${i}`);
      const done = advance(this.game, trial, input);
      if (!done.ok || !wish(done.value.events as readonly E[])) continue;
      this.#setLuck(seedWords(`luck/${i}`));
      return;
    }
    throw new Error(`no seed of ${MOST_SEEDS} gives ${this.#said(input)} the luck the scenario wishes for`);
  }

  #who(seat: Seat): string {
    return this.#names[seat] ?? `seat ${seat}`;
  }

  #said(input: Input): string {
    const who = this.#who(input.seat);
    if (input.kind === "stop") return `${who}'s stop at ${input.at}`;
    if (input.kind === "setting") return `${who}'s setting of ${input.about}`;
    return `${who}'s ${input.kind === "act" ? `${input.act} ` : ""}${JSON.stringify(input.value)}`;
  }

  #setLuck(words: RngWords): void {
    this.state.rng = [...words];
    this.#hash = hashOf(this.state);
    this.#entries.push({ kind: "luck", words });
  }

  /** Facts change by events alone: a position is built before the scenario begins. */
  #unchanged(): void {
    if (hashOf(this.state) !== this.#hash) throw new Error("the state was changed from outside the scenario");
  }

  #subject(): string {
    return this.view("public").waiting?.subject ?? "the end of the game";
  }
}

/** Begins a scenario on a state, which is left untouched; `names` of those who play it are for what is told of faults. */
export function scenario<F, E extends GameEvent, V>(
  game: Game<F, E, V>,
  state: State<F>,
  names: readonly string[] = [],
): Scenario<F, E, V> {
  const made = new Scenario(game, state, names);
  openScenarios.push(made);
  return made;
}
