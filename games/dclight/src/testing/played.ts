import { strict as assert } from "node:assert";
import { enumerate, type Json, type Seat, type Shape } from "@paravent/kernel";
import { Playing, sameIn } from "@paravent/testkit";
import { packOf } from "../content/installed.ts";
import type { Pack } from "../content/pack.ts";
import type { DclightEvent } from "../model/events.ts";
import type { DclightFacts } from "../model/facts.ts";
import type { ReactionWindow } from "../model/names.ts";
import type { DclightView } from "../view/types.ts";
import { Wording } from "./answers.ts";
import type { Begun } from "./build.ts";
import { checkBlackDie } from "./checked.ts";
import { compared, comparedTable, type Holding, type TableState } from "./holding.ts";
import { drawsOf, pointsIn, type Roll } from "./notation.ts";

/** The answers by which nothing happens that need not. Dice fall as they may. */
const LEAST: Readonly<Record<string, readonly string[]>> = {
  "dclight/turnDraw": ["skip"],
  "dclight/orderSectors": ["Mil Civ Rel"],
  "dclight/promote": ["stay"],
  "dclight/buySecondary": [],
  "dclight/buyAccessory": [],
  "dclight/devTurn": ["pass"],
};

/** A position being played: who does what, and what everybody then has, sees and is asked. */
export class Played extends Playing<DclightFacts, DclightEvent, DclightView> {
  readonly #pack: Pack;
  readonly #wording: Wording;

  constructor(begun: Begun) {
    super(begun);
    this.#pack = packOf(begun.state.facts);
    this.#wording = new Wording(this.#pack, begun.names);
  }

  /** What the dice show (or another draw brings) during the next answer; all of it must be used. */
  rolls(...rolls: Roll[]): this {
    checkBlackDie(this.#pack, rolls, this.facts.common.creature);
    this.script.draws(rolls.flatMap(drawsOf));
    return this;
  }

  /** The player answers the open question, in words: does("A", "power", "Raid", "B", "2G"). */
  does(name: string, ...words: string[]): this {
    const seat = this.seat(name);
    this.script.answer(seat, this.#written(seat, words));
    return this;
  }

  /** The player answers with a value as it goes over the wire. */
  answers(name: string, value: unknown): this {
    this.script.answer(this.seat(name), value);
    return this;
  }

  /** Each of these players passes, in this order. */
  pass(...names: string[]): this {
    for (const name of names) this.does(name, "pass");
    return this;
  }

  /** What is left of this turn, in which nobody does more than they must; ends at the first question of the next. */
  quietTurn(): this {
    const { turn } = this.facts;
    while (this.facts.turn === turn && this.facts.final === null) {
      const { subject, seats, answered } = this.script.view("public").waiting!;
      const answer = LEAST[subject];
      assert.ok(answer, `this turn is not quiet: ${subject} is asked`);
      const seat = seats.find((one) => !answered.includes(one))!;
      this.does(this.names[seat]!, ...answer);
    }
    return this;
  }

  /** The player sets or clears a standing pass. */
  stands(name: string, window: ReactionWindow, set = true): this {
    this.script.act(this.seat(name), "standingPass", [`${set ? "set" : "clear"}:${window}`]);
    return this;
  }

  /** The player may not set (or clear) one, for this reason. */
  standsNot(name: string, window: ReactionWindow, set: boolean, reason: string, rule: string, numbers: object): this {
    const refusal = this.script.refusesAct(this.seat(name), "standingPass", [`${set ? "set" : "clear"}:${window}`]);
    assert.deepEqual(refusal, { reason, rule, with: numbers });
    return this;
  }

  /** The player may not answer this, for this reason (and by this rule). */
  refuses(name: string, words: string | readonly string[], reason: string, rule?: string): this {
    const seat = this.seat(name);
    const refusal = this.script.refuses(seat, this.#written(seat, [words].flat()));
    return this.refusedFor(refusal, reason, rule);
  }

  /** The same with every name and number that the reason tells. */
  tells(name: string, words: string | readonly string[], reason: string, rule: string, numbers: object = {}): this {
    const seat = this.seat(name);
    const refusal = this.script.refuses(seat, this.#written(seat, [words].flat()));
    assert.deepEqual({ with: {}, ...refusal }, { reason, rule, with: numbers });
    return this;
  }

  /** The same for a value as it goes over the wire. */
  refusesValue(name: string, value: unknown, reason: string, rule?: string): this {
    return this.refusedFor(this.script.refuses(this.seat(name), value), reason, rule);
  }

  /** The player is offered exactly these things, in any order; `path` leads into options. */
  offers(name: string, things: readonly string[], ...path: string[]): this {
    const refs = this.#wording.offered(this.#askAt(name, path));
    const expected = things.map((thing) => this.#wording.match(thing, refs) ?? `${thing} (not offered)`);
    const short = (list: readonly string[]): string[] => list.map((ref) => this.#wording.short(ref)).sort();
    assert.deepEqual(short(refs), short(expected));
    return this;
  }

  /** The player is not offered this option at all. */
  offersNo(name: string, thing: string, ...path: string[]): this {
    const refs = this.#wording.offered(this.#askAt(name, path));
    assert.equal(this.#wording.match(thing, refs), null, `${name} is offered ${thing}`);
    return this;
  }

  /** The question tells the player that this is closed, and why. */
  closed(name: string, thing: string, reason: string, rule?: string): this {
    const { closed } = this.script.question(this.seat(name))!;
    const ref = this.#wording.match(thing, Object.keys(closed));
    assert.ok(ref, `${thing} is not closed to ${name}`);
    return this.refusedFor(closed[ref]!, reason, rule);
  }

  /** Exactly these splits of points may be named: "2G 3Civ"; `path` leads into options. */
  splits(name: string, splits: readonly string[], ...path: string[]): this {
    const legal = enumerate(this.#askAt(name, path), 10_000) ?? [];
    assert.deepEqual(legal.map(spelled).sort(), splits.map((split) => spelled(pointsIn(split))).sort());
    return this;
  }

  /** The most things the player may choose (the limit of a purchase). */
  offersUpTo(name: string, most: number): this {
    const ask = this.#askAt(name, []);
    assert.equal(ask.shape === "pick" ? ask.max : undefined, most);
    return this;
  }

  has(holdings: Readonly<Record<string, Holding>>): this {
    for (const [name, expected] of Object.entries(holdings)) {
      const [actual, wanted] = compared(this.facts, this.#pack, this.seat(name), expected);
      sameIn(actual, wanted, `${name}'s `);
    }
    return this;
  }

  is(expected: TableState): this {
    const [actual, wanted] = comparedTable(this.facts, this.#pack, this.names, expected);
    sameIn(actual, wanted);
    return this;
  }

  #askAt(name: string, path: readonly string[]): Shape {
    const question = this.script.question(this.seat(name));
    assert.ok(question, `${name} is not asked`);
    let { ask } = question;
    for (const word of path) {
      const inner =
        ask.shape === "branch" ? this.#wording.option(ask, word)?.ask : ask.shape === "form" ? ask.fields[word] : null;
      assert.ok(inner, `${name} is not asked for more about ${word}`);
      ask = inner;
    }
    return ask;
  }

  #written(seat: Seat, words: readonly string[]): Json {
    const ask = this.script.question(seat)?.ask;
    return ask ? this.#wording.answer(ask, words) : [...words];
  }
}

/** A split with its tracks in order and without zeros. */
function spelled(split: unknown): string {
  return Object.entries(split as Record<string, number>)
    .filter(([, n]) => n > 0)
    .map(([track, n]) => `${n} ${track}`)
    .sort()
    .join(" + ");
}
