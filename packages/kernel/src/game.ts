import type { Json } from "./json.ts";
import type { AskStep, Procedure } from "./procedure.ts";
import type { Refusal } from "./refusal.ts";
import type { Rng } from "./rng.ts";
import type { GameEvent, Rules } from "./rules.ts";
import type { Shape } from "./shapes.ts";
import type { StandingAction } from "./standing.ts";
import type { Env, Frame, Observer, Seat, Setting } from "./state.ts";
import type { Story } from "./story.ts";

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

/** Whether a question is inside a step that this action must not interrupt. */
export function isShutOut<F, E extends GameEvent>(
  facts: Readonly<F>,
  { env }: Frame,
  step: AskStep<F, E>,
  { always, within }: StandingAction<F, E>,
): boolean {
  return !always && within?.includes(step.subject) !== true && step.inside(facts, env);
}

/** An effect a seat may use inside a reaction window: a name, what it asks, and the procedure that carries it out. */
export interface Reaction {
  readonly name: string;
  readonly ask?: Shape;
  readonly proc: string;
  readonly env: Env;
}

/** A question whose time has run out, as a game is asked for its default answer. */
export interface OverdueQuestion {
  readonly subject: string;
  readonly ask: Shape;
  /** Locals of the procedure that asks. */
  readonly about: Readonly<Env>;
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
 * What the end of a game opens, of every moment of it. Built like any view, by allow-list; `who` looks from the place it
 * had.
 */
export interface Opened<F, E extends GameEvent, V> {
  view(facts: Readonly<F>, who: Observer): V;
  witness(event: E, who: Observer): GameEvent | null;
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
  /**
   * The same for a seat that plays by itself, made only as far as it looks. It may share parts with the facts: it is not
   * to be kept or changed, and is of no use once they have moved on. Absent: bots are shown the whole view.
   */
  look?(facts: Readonly<F>, seat: Seat): V;
  /**
   * What this seat may let spectators see: its own side and what everybody sees, and nothing that others have shown it,
   * told it or offered it. Built like any view; absent: a seat of this game knows nothing by another, and its view will do.
   */
  lent?(facts: Readonly<F>, seat: Seat): V;
  /** What the observer perceives of an event: the event, a veiled one, or nothing. */
  witness(event: E, who: Observer): GameEvent | null;
  /** Told to everybody as soon as the game is over. Without it they keep to what they could see. */
  readonly opened?: Opened<F, E, V>;
  /** What those see who ask for everything once the game is over; without it, what is opened to all by itself. */
  readonly everything?: Opened<F, E, V>;
  /** What its end tells everybody; absent: there is no story to tell but the journal. */
  readonly story?: Story<F, E>;
  /** Whether somebody learns a hidden fact by this event; such a step is never undone. */
  discloses(event: E): boolean;
  /** Replaces the facts by others that this seat cannot tell from the true ones. */
  resample(facts: F, who: Seat, rng: Rng): void;
  outcome(facts: Readonly<F>): Outcome | null;
  readonly laws: readonly Law<F>[];
}
