import assert from "node:assert/strict";
import {
  cloneState,
  type Game,
  type GameEvent,
  type Observer,
  type Refusal,
  type Seat,
  type State,
} from "@paravent/kernel";
import type { Entry } from "./entry.ts";
import { type Scenario, scenario } from "./scenario.ts";

/** A game at its first question, with the events that led there and the names of those who play it. */
export interface Begun<F, E extends GameEvent, V> {
  readonly game: Game<F, E, V>;
  readonly state: State<F>;
  readonly names: readonly string[];
  readonly events: readonly E[];
}

/**
 * A position being played by people with names: what every game's own words for it are built on. A game adds how an
 * answer is written shortly and what somebody holds.
 */
export abstract class Playing<F, E extends GameEvent, V> {
  protected readonly names: readonly string[];
  protected readonly script: Scenario<F, E, V>;
  readonly #before: readonly E[];

  constructor({ game, state, names, events }: Begun<F, E, V>) {
    this.names = names;
    this.script = scenario(game, state, names);
    this.#before = events;
  }

  get facts(): Readonly<F> {
    return this.script.state.facts;
  }

  /** The game and its state as they stand, for counting on from here. */
  get position(): { game: Game<F, E, V>; state: State<F> } {
    const { game, state } = this.script;
    return { game, state: cloneState(game, state) };
  }

  /** What the players have done so far, as a server would store it, with the luck that was scripted. */
  get done(): readonly Entry[] {
    return this.script.done;
  }

  /** Events of the last input; before the first input, those that led from the position to its first question. */
  get events(): readonly E[] {
    return this.script.state.seq === 0 ? this.#before : this.script.events;
  }

  /** All events so far, from the position on. */
  get story(): readonly E[] {
    return [...this.#before, ...this.script.told];
  }

  /** What an observer perceives of the events of the last input. */
  hears(name: string | "public"): GameEvent[] {
    const who = this.observer(name);
    return this.events.map((event) => this.script.game.witness(event, who)).filter((event) => event !== null);
  }

  /** The whole view of an observer, for what the other words cannot say. */
  view(name: string | "public"): V {
    return this.table(name).game;
  }

  table(name: string | "public") {
    return this.script.view(this.observer(name));
  }

  /** Exactly these players are asked this. */
  asks(names: string | readonly string[], subject: string): this {
    assert.equal(this.script.view("public").waiting?.subject, this.fullSubject(subject));
    assert.deepEqual(
      this.script
        .asked()
        .map((seat) => this.names[seat]!)
        .toSorted(),
      [names].flat().toSorted(),
    );
    return this;
  }

  /** For a step that may or may not come: the player answers if this is asked of them now; otherwise nothing happens. */
  ifAsked(name: string, subject: string, ...answer: unknown[]): this {
    const isAsked = this.script.view("public").waiting?.subject === this.fullSubject(subject);
    return isAsked && this.script.asked().includes(this.seat(name)) ? this.does(name, ...answer) : this;
  }

  /** The player answers the open question, written as the game's own words say. */
  abstract does(name: string, ...answer: unknown[]): this;

  /** The player may talk to these apart; without them, to the whole table. */
  mayTalk(name: string, to?: string | readonly string[]): this {
    const why = this.#whySilent(name, to);
    assert.equal(why, null, `${name} may not talk: ${why?.reason} (${why?.rule})`);
    return this;
  }

  /** Talk is closed to the player: to these apart or (null) to the whole table. */
  refusesTalk(name: string, to: string | readonly string[] | null, reason: string, rule?: string): this {
    const why = this.#whySilent(name, to ?? undefined);
    assert.ok(why, `${name} may talk`);
    return this.refusedFor(why, reason, rule);
  }

  #whySilent(name: string, to?: string | readonly string[]): Refusal | null {
    const { talk } = this.script.game;
    const hearers = to === undefined ? null : [to].flat().map((one) => this.seat(one));
    return talk?.(this.facts, this.seat(name), hearers) ?? null;
  }

  protected fullSubject(subject: string): string {
    return subject.includes("/") ? subject : `${this.script.game.id}/${subject}`;
  }

  /** Nobody is asked: the game is over. */
  isOver(): this {
    assert.equal(this.script.view("public").waiting, null);
    return this;
  }

  protected seat(name: string): Seat {
    return seatIn(this.names, name);
  }

  protected observer(name: string): Observer {
    return name === "public" ? "public" : this.seat(name);
  }

  protected refusedFor(refusal: Refusal, reason?: string, rule?: string): this {
    if (reason !== undefined) assert.equal(refusal.reason, reason);
    if (rule !== undefined) assert.equal(refusal.rule, rule);
    return this;
  }
}

/** The seat of a player by name. */
export function seatIn(names: readonly string[], name: string): Seat {
  const seat = names.indexOf(name);
  if (seat < 0) throw new Error(`nobody is called ${name}: ${names.join(", ")}`);
  return seat;
}

/** What is expected, key by key, is what is there. */
export function sameIn<T extends object>(actual: T, expected: T, whose = ""): void {
  for (const key of Object.keys(expected) as (keyof T & string)[]) {
    if (!(key in actual))
      throw new Error(`${whose}${key} is not there to be looked at: ${Object.keys(actual).join(", ")}`);
    assert.deepEqual(actual[key], expected[key], `${whose}${key}`);
  }
}
