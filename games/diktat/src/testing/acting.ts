import assert from "node:assert/strict";
import { type AskPolicy, EVERYTHING, type Json, type Refusal, type Seat, type Shape, validate } from "@paravent/kernel";
import { Playing } from "@paravent/testkit";
import { packOf } from "../content/installed.ts";
import type { DiktatEvent } from "../model/events.ts";
import type { DiktatFacts } from "../model/facts.ts";
import { OTHERS } from "../names/names.ts";
import type { DiktatView } from "../view/types.ts";
import { branchAnswer, offered } from "./asks.ts";
import { agents } from "./notation.ts";

/** What players do in a scenario: answers and standing actions, written shortly. */
export abstract class Acting extends Playing<DiktatFacts, DiktatEvent, DiktatView> {
  /**
   * The player answers the open question, written shortly: a name for a pick ("karst", "bor.karst:2" for a pawn by its
   * position from the top, "stop"), a number for a bid, a drawing for a pile ("E G C"), a card or "marker" for a Trophy
   * (then "discard", or the sector whose slot is freed), nothing to confirm.
   */
  does(name: string, answer: unknown = true, more?: string | number): this {
    const seat = this.seat(name);
    this.script.answer(seat, this.#written(seat, answer, more));
    return this;
  }

  /** So many seconds have passed since the Conclave opened when the next input comes. */
  elapses(seconds: number): this {
    this.script.elapses(seconds);
    return this;
  }

  /** The player uses a standing action: takeDebt, placeAffinity. */
  acts(name: string, act: string, value: unknown = true): this {
    this.script.act(this.seat(name), act, typeof value === "string" ? [this.#named(value)] : value);
    return this;
  }

  /** The player uses a Manifestation: as the answer in a reaction window, else as a standing action. */
  uses(name: string, element: string): this {
    const seat = this.seat(name);
    if (this.script.view("public").waiting?.subject === "kernel/reaction" && this.script.asked().includes(seat))
      return this.does(name, element);
    return this.acts(name, "manifest", this.ref(element, this.#manifestations(seat)));
  }

  /** The player may use exactly these Manifestations now: "card:co5", "marker:motol:1". */
  mayUse(name: string, elements: readonly string[]): this {
    const open = this.#manifestations(this.seat(name));
    this.sameThings(
      name,
      open,
      elements.map((element) => this.ref(element, open)),
    );
    return this;
  }

  #manifestations(seat: Seat): readonly string[] {
    const ask = this.script.view(seat).standing.find(({ act }) => act === "manifest")?.ask;
    return ask?.shape === "pick" ? ask.from : [];
  }

  /** A turn in which nothing happens: whoever's it is extends influence and discards nothing. */
  quietTurn(): this {
    assert.equal(this.script.view("public").waiting?.subject, "diktat/chooseManoeuvre", "nobody chooses a Manoeuvre");
    const name = this.names[this.script.asked()[0]!]!;
    return this.does(name, "extendInfluence").does(name, "nothing");
  }

  /** Quiet turns until no Manoeuvre is left. */
  idle(): this {
    for (let turns = 0; this.script.view("public").waiting?.subject === "diktat/chooseManoeuvre"; turns++) {
      assert.ok(turns < 100, "the Manoeuvres phase does not end");
      this.quietTurn();
    }
    return this;
  }

  /** The player may not answer this, for this reason (and by this rule). */
  refuses(name: string, answer: unknown, reason?: string, rule?: string): this {
    const seat = this.seat(name);
    return this.#refusesAnswer(seat, this.#written(seat, answer), reason, rule);
  }

  /** The same of something inside an option: `refusesWithin("eva", "join", "maisel", "leagueFull")`. */
  refusesWithin(name: string, option: string, more: string, reason?: string, rule?: string): this {
    const seat = this.seat(name);
    return this.#refusesAnswer(seat, this.#written(seat, option, more), reason, rule);
  }

  #refusesAnswer(seat: Seat, value: Json, reason?: string, rule?: string): this {
    const question = this.script.question(seat);
    return this.#refusedFor(this.script.refuses(seat, value), question, value, reason, rule);
  }

  /** What is not on offer may be refused for a reason of its own; that it is not on offer holds all the same. */
  #refusedFor(
    refusal: Refusal,
    asked: { readonly ask: Shape | null; readonly rule: string } | null | undefined,
    value: unknown,
    reason?: string,
    rule?: string,
  ): this {
    const isGeneral = reason === "notOffered" && asked?.ask && validate(asked.ask, value)?.reason === reason;
    if (!isGeneral) return this.refusedFor(refusal, reason, rule);
    return this.refusedFor({ ...refusal, reason, rule: rule === asked.rule ? rule : refusal.rule }, reason, rule);
  }

  refusesAct(name: string, act: string, value: unknown, reason?: string, rule?: string): this {
    const written = typeof value === "string" ? [act === "manifest" ? elementRef(value) : this.#named(value)] : value;
    const seat = this.seat(name);
    const standing = this.script.view(seat).standing.find((one) => one.act === act);
    return this.#refusedFor(this.script.refusesAct(seat, act, written), standing, written, reason, rule);
  }

  /** The player arms a stop at a kind of boundary. */
  stops(name: string, at: string): this {
    this.script.stop(this.seat(name), at);
    return this;
  }

  /** The player sets when to be asked: about all Manifestations, one element, or ("stop") at kinds of boundary. */
  sets(name: string, ask: AskPolicy | null, about: string = EVERYTHING): this {
    this.script.set(this.seat(name), about, ask);
    return this;
  }

  /** A player by name; anything else is as it is written. */
  #named(ref: string): string {
    return this.names.includes(ref) ? this.ref(ref) : ref;
  }

  /** A player, or "others"; nobody for any other word. */
  #owner(name: string): Seat | null {
    if (name === "others") return OTHERS;
    return this.names.includes(name) ? this.seat(name) : null;
  }

  /** Translates the short writing of an answer into the shape of the open question. */
  #written(seat: Seat, answer: unknown, more?: string | number): Json {
    const question = this.script.question(seat);
    if (typeof answer !== "string" || !question) return answer as Json;
    const { ask, closed } = question;
    switch (ask.shape) {
      case "pick": {
        const named = (ref: string): string => {
          const open = this.ref(ref, ask.from);
          return ask.from.includes(open) ? open : this.ref(ref, Object.keys(closed));
        };
        return answer === "" ? [] : answer.split(" ").map(named);
      }
      case "order":
        return answer.split(" ").map((ref) => this.ref(ref, ask.items));
      case "compose": {
        // Tokens by their names, Agents as drawn.
        const words = answer.split(" ");
        return words.every((word) => Object.hasOwn(ask.supply, word)) ? words : agents(answer);
      }
      case "branch": {
        const within = typeof more === "string" ? this.ref(more) : more;
        const named = this.ref(answer, offered(ask));
        // A card that is not offered is still a card: the refusal says why.
        const card = named === answer && packOf(this.facts).cards.has(answer) ? `card:${answer}` : named;
        return branchAnswer(ask, card, within) as Json;
      }
      default:
        return answer;
    }
  }

  /** These refs and no others, in any order; where they differ both are told as a test would write them. */
  protected sameThings(name: string, open: readonly string[], expected: readonly string[]): void {
    const told = (refs: readonly string[]): string => refs.map((ref) => this.written(ref)).join(", ") || "nothing";
    const message = `${name} is offered ${told(open)}; expected: ${told(expected)}`;
    assert.deepEqual([...open].sort(), [...expected].sort(), message);
  }

  /** How a test would write a thing: a pawn or pile by its place, a player by name. */
  protected written(ref: string): string {
    const [, kind, id] = /^(seat|pile|pawn|sleeper):(\d+)$/.exec(ref) ?? [];
    const nameOf = (owner: Seat): string => (owner === OTHERS ? "others" : this.names[owner]!);
    if (kind === "seat") return nameOf(Number(id));
    for (const pile of this.facts.piles) {
      const place = `${nameOf(pile.owner)}.${pile.sector}`;
      if ((kind === "pile" || kind === "sleeper") && pile.id === Number(id))
        return kind === "pile" ? place : `sleeper:${place}`;
      const at = kind === "pawn" ? pile.pawns.findIndex((pawn) => pawn.id === Number(id)) : -1;
      if (at >= 0) return `${place}:${at + 1}`;
    }
    return ref;
  }

  /** The full name of a thing: of a player, a pawn, a pile, somebody's Possession, or an element among those offered. */
  protected ref(ref: string, open: readonly string[] = []): string {
    const full = [ref, `slot:${ref}`, `card:${ref}`].find((one) => open.includes(one));
    if (full !== undefined) return full;
    if (this.names.includes(ref)) return `seat:${this.seat(ref)}`;
    const named = open.filter((one) => one.startsWith(`use:${ref}/`) || one.startsWith(`special:${ref}/`));
    if (named.length === 1) return named[0]!;
    const [, holder, element] = /^(\w+)\/(.+)$/.exec(ref) ?? [];
    if (holder !== undefined && this.names.includes(holder)) return `${this.seat(holder)}/${element}`;
    const [, first, direction] = /^(\w+):(1|-1)$/.exec(ref) ?? [];
    if (first !== undefined && this.names.includes(first)) return `seat:${this.seat(first)}:${direction}`;
    const [, kind, owner, sector, position] = /^(sleeper:)?(?:(\w+)\.)?(\w+)(?::(\d+))?$/.exec(ref) ?? [];
    const piles = this.facts.piles.filter(
      (pile) => pile.sector === sector && (owner === undefined || pile.owner === this.#owner(owner)),
    );
    if (position === undefined) return owner !== undefined && piles[0] ? `${kind ?? "pile:"}${piles[0].id}` : ref;
    const pawn = piles.flatMap((pile) => pile.pawns)[Number(position) - 1];
    return pawn ? `pawn:${pawn.id}` : ref;
  }
}

/** The first effect of an element, where nothing says which are open: `use:card:co5/0`. */
const elementRef = (element: string): string => (element.startsWith("use:") ? element : `use:${element}/0`);
