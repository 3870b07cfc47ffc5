import assert from "node:assert/strict";
import { sameIn } from "@paravent/testkit";
import type { SectorId } from "../names/names.ts";
import { offered } from "./asks.ts";
import { Dealing } from "./dealing.ts";
import { completed, type Holding, holdingOf, stated, type TableState, tableOf } from "./holding.ts";
import { drawn } from "./notation.ts";

/** A position being played: who does what, and what everybody then has, sees and is asked. */
export class Played extends Dealing {
  /** The player is offered exactly these things, in any order. */
  offers(name: string, refs: readonly string[]): this {
    const question = this.script.question(this.seat(name));
    assert.ok(question, `${name} is not asked`);
    const open = offered(question.ask);
    // What is offered is not at the same time said to be closed.
    for (const ref of open) assert.ok(!Object.hasOwn(question.closed, ref), `${ref} is offered to ${name} and closed`);
    this.sameThings(
      name,
      open,
      refs.map((ref) => this.ref(ref, open)),
    );
    return this;
  }

  /** Within an option (a card, "marker"), the player is offered exactly these things. */
  offersWithin(name: string, option: string, refs: readonly string[]): this {
    const ask = this.script.question(this.seat(name))?.ask;
    assert.equal(ask?.shape, "branch", `${name} is not asked to choose an option`);
    const named = this.ref(option, offered(ask));
    const found = ask.options.find((one) => one.name === named || one.name === `card:${named}`);
    assert.ok(found?.ask, `${name} is not asked for more about ${option}`);
    this.sameThings(
      name,
      offered(found.ask),
      refs.map((ref) => this.ref(ref)),
    );
    return this;
  }

  /** The largest bid (or other amount) the player may give. */
  offersUpTo(name: string, most: number): this {
    const ask = this.script.question(this.seat(name))?.ask;
    assert.equal(ask?.shape === "amount" ? ask.max : undefined, most);
    return this;
  }

  has(holdings: Readonly<Record<string, Holding>>): this {
    for (const [name, expected] of Object.entries(holdings))
      sameIn(holdingOf(this.facts, this.seat(name)), completed(expected), `${name}'s `);
    return this;
  }

  is(expected: TableState): this {
    sameIn(tableOf(this.facts, this.names, expected), stated(expected));
    return this;
  }

  /** How the piles of a sector look to somebody, in the order they were placed: "? E" from the top down. */
  sees(name: string | "public", sector: SectorId, ...piles: string[]): this {
    const view = this.script.view(this.observer(name)).game;
    const seen = view.piles
      .filter((pile) => pile.sector === sector)
      .map((pile) => drawn(pile.pawns.map((p) => p.kind)));
    assert.deepEqual(seen, piles);
    return this;
  }

  /** The ref of a pawn: "bor.karst:2" is the second from the top of Bor's pile in Karst. */
  pawn(place: string): string {
    return this.ref(place);
  }
}
