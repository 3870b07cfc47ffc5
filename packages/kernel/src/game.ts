import type { OverdueQuestion } from "./defaults.ts";
import type { Json } from "./json.ts";
import type { AskStep, Procedure } from "./procedure.ts";
import type { Refusal, RuleId } from "./refusal.ts";
import type { Rng } from "./rng.ts";
import type { Ref, Shape } from "./shapes.ts";
import type { Env, Frame, Observer, Seat, Setting } from "./state.ts";

/** A fact in the past tense. Small, complete by itself, and the only thing that changes a game's facts. */
export interface GameEvent {
  readonly type: string;
}

/** What a step of the rules works with: the facts to read, a way to make facts happen, and chance. */
export interface Rules<F, E extends GameEvent> {
  readonly facts: Readonly<F>;
  readonly rng: Rng;
  /** Real seconds since `Timing.from` happened, as the host measured them; 0 where nobody does. */
  readonly elapsed: number;
  emit(event: E): void;
}

/**
 * Real time, where rules need it. No rule reads a clock: from an event of this type on the host measures, and while it
 * runs every input carries the seconds that have passed.
 */
export interface Timing<F> {
  readonly from: string;
  /**
   * What is being measured: the seconds allowed so far, and whether the open question is answered by default when they
   * are over. Null: nothing. Public facts only.
   */
  running(facts: Readonly<F>): { readonly seconds: number; readonly stops: boolean } | null;
}

/** Something a seat may do whenever a question is open between two steps ("at any moment"). */
export interface StandingAction<F, E extends GameEvent> {
  readonly rule: RuleId;
  /** Open inside a step too: it changes nothing that any question asks about. */
  readonly always?: true;
  /** Subjects of questions inside a step at which it is open all the same: the step is about nothing else. */
  readonly within?: readonly string[];
  /** What this seat may answer now; null when the action is closed to it. Reads the seat's own hidden facts at most. */
  what(facts: Readonly<F>, seat: Seat): Shape | null;
  /** Why it is closed to this seat. */
  closed?(facts: Readonly<F>, seat: Seat): Refusal | null;
  /** Why this thing, which the seat has named and is not offered, is closed to it; null: no more than that. */
  because?(facts: Readonly<F>, seat: Seat, ref: Ref, value: unknown): Refusal | null;
  /** Why this answer, which asks for more or less than is offered, is closed; null: no more than that. Comes from outside. */
  beyond?(facts: Readonly<F>, seat: Seat, value: unknown): Refusal | null;
  /** Does it at once, or names a procedure that interrupts the open question until it has ended. */
  run(rules: Rules<F, E>, seat: Seat, value: Json): Interruption | null;
}

/** Whether a question is inside a step that this action must not interrupt. */
export function isShutOut<F, E extends GameEvent>(
  facts: Readonly<F>,
  { env }: Frame,
  step: AskStep<F, E>,
  { always, within }: StandingAction<F, E>,
): boolean {
  return !always && within?.includes(step.subject) !== true && step.inside(facts, env);
}

/** A procedure to be carried out before the open question is asked again. */
export interface Interruption {
  readonly proc: string;
  readonly env: Env;
}

/** An effect a seat may use inside a reaction window: a name, what it asks, and the procedure that carries it out. */
export interface Reaction {
  readonly name: string;
  readonly ask?: Shape;
  readonly proc: string;
  readonly env: Env;
}

export type Outcome = { readonly winners: readonly Seat[] };

/** What is true of a game whatever the position, as data. */
export interface GameTraits {
  readonly seats: { readonly min: number; readonly max: number };
  /** Types of the events that announce chance. Every draw is announced by one of them. */
  readonly chance: readonly string[];
  /**
   * Types of events that tell everybody what no view keeps: choices made in the open, and secrets shown and put away
   * again. All other events tell nothing that the view after them does not show.
   */
  readonly fleeting?: { readonly choices: readonly string[]; readonly secrets: readonly string[] };
  /** No game takes more answers than this. */
  readonly longest: number;
}

/**
 * What the end of a game opens to everybody, of every moment of it. Built like any view, by allow-list; `who` looks from
 * the place it had.
 */
export interface Opened<F, E extends GameEvent, V> {
  view(facts: Readonly<F>, who: Observer): V;
  witness(event: E): GameEvent | null;
}

/** A statement that holds of every reachable state; a text says what is wrong. */
export interface Law<F> {
  readonly name: string;
  check(facts: Readonly<F>): string | null;
}

/**
 * One game, complete: everything the kernel, the server, the bots, the tests and the simulator need to know of it.
 * `F` are its facts, `E` its events, `V` what an observer sees.
 */
// biome-ignore lint/suspicious/noExplicitAny: a registry holds games of every kind
export interface Game<F = any, E extends GameEvent = any, V = any> {
  readonly id: string;
  readonly version: string;
  readonly traits: GameTraits;
  /** Checks options that come from outside, for so many players. */
  readOptions(options: unknown, seats: number): { ok: true; options: Json } | { ok: false; refusal: Refusal };
  /** The facts before anything has happened. Chance comes later, through events. */
  setup(seats: number, options: Json): F;
  /** The procedure that plays the whole game. */
  readonly main: string;
  readonly procedures: ReadonlyMap<string, Procedure<F, E>>;
  readonly standing: Readonly<Record<string, StandingAction<F, E>>>;
  /** The only writer of facts: no rule, no chance, no question. */
  apply(facts: F, event: E): void;
  /** Runs after every step that made something happen: `events` from `since` on. Emits what follows from it at once. */
  settle?(rules: Rules<F, E>, events: readonly E[], since: number): void;
  /**
   * Seats to be asked at this boundary, in any order (`inOrder` sorts them): they could react, judged by public facts
   * only, and want to be asked here, by their settings or by the game's own habit.
   */
  reactors?(facts: Readonly<F>, boundary: string, settings: readonly Setting[]): readonly Seat[];
  /**
   * Whether a seat can set how it is asked about this: something it could do, or the subject of a simultaneous question
   * to which one can only say yes; set to "never", the yes is given for the seat.
   */
  isAskable?(about: string): boolean;
  /** What this seat could do at this boundary; its own hidden facts may narrow it. */
  reactions?(facts: Readonly<F>, boundary: string, seat: Seat): readonly Reaction[];
  /**
   * Whether an event changes what a seat went by that has sealed an answer about this subject: it is then asked anew.
   * Without this every event does. What only some perceive must not: that an answer is open again is seen by all.
   */
  unsettles?(event: E, sealed: { readonly subject: string; readonly seat: Seat }): boolean;
  /** Seats in the order in which they act at one moment. */
  inOrder(facts: Readonly<F>, seats: readonly Seat[]): readonly Seat[];
  /**
   * What this seat has said beforehand to questions of this subject; null: nothing. Private to the seat: it changes
   * neither who is asked nor what can be answered.
   */
  beforehand?(facts: Readonly<F>, seat: Seat, subject: string): Json | null;
  /**
   * What counts as answered when this seat's time has run out; null leaves it to the shape. Reads what the seat itself
   * knows. `rng` is chance from outside, for games that answer by lot.
   */
  defaultAnswer?(facts: Readonly<F>, seat: Seat, question: OverdueQuestion, rng: Rng): Json | null;
  /**
   * Why this seat may not talk to these apart, or (null) to the whole table: where the rules close talk. By public facts
   * only, and of words outside the game; what is told and shown inside it is the game's own.
   */
  talk?(facts: Readonly<F>, from: Seat, to: readonly Seat[] | null): Refusal | null;
  readonly timing?: Timing<F>;
  clone(facts: Readonly<F>): F;
  /** Built from nothing by allow-list. */
  view(facts: Readonly<F>, who: Observer): V;
  /** What the observer perceives of an event: the event, a veiled one, or nothing. */
  witness(event: E, who: Observer): GameEvent | null;
  /** Without it everybody keeps to what they could see, also when the game is over. */
  readonly opened?: Opened<F, E, V>;
  /** Whether somebody learns a hidden fact by this event; such a step is never undone. */
  discloses(event: E): boolean;
  /** Turns the facts into another world that this seat cannot tell from the true one. */
  resample(facts: F, who: Seat, rng: Rng): void;
  outcome(facts: Readonly<F>): Outcome | null;
  readonly laws: readonly Law<F>[];
}
