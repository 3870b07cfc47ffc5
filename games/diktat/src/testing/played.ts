import assert from "node:assert/strict";
import type { BranchAnswer, Json, Observer, Refusal, Seat, Shape } from "@paravent/kernel";
import { type Scenario, scenario } from "@paravent/testkit";
import type { DiktatEvent } from "../model/events/index.ts";
import type { DiktatFacts } from "../model/facts.ts";
import type { CardId, SectorId } from "../model/names.ts";
import { rank } from "../rules/rank.ts";
import { vp } from "../rules/score.ts";
import type { DiktatView } from "../view/types.ts";
import { type build, seatIn } from "./build.ts";
import { agents, counted, drawn } from "./notation.ts";

/** What can be asked of a player by `has`. */
export interface Holding {
  pp?: number;
  vp?: number;
  rank?: number;
  reserve?: string;
  debts?: number;
  spyTokens?: number;
  assassinTokens?: number;
  /** Manoeuvre pawns left. */
  pawns?: number;
  row?: readonly CardId[];
  influence?: Partial<Record<SectorId, 1 | 2>>;
  affinities?: Partial<DiktatFacts["players"][number]["affinities"]>;
}

/** A position being played: who does what, and what everybody then has, sees and is asked. */
export class Played {
  readonly #names: readonly string[];
  readonly #script: Scenario<DiktatFacts, DiktatEvent, DiktatView>;

  constructor({ game, state, names }: ReturnType<typeof build>) {
    this.#names = names;
    this.#script = scenario(game, state);
  }

  get facts(): Readonly<DiktatFacts> {
    return this.#script.state.facts;
  }

  /** Events of the last input. */
  get events(): readonly DiktatEvent[] {
    return this.#script.events;
  }

  /**
   * The player answers the open question, written shortly: a name for a pick ("karst", "bor.karst:2" for a pawn by its
   * position from the top, "stop"), a number for a bid, a drawing for a pile ("E G C"), a card or "marker" for a Trophy
   * (then "discard", or the sector whose slot is freed), nothing to confirm.
   */
  does(name: string, answer: unknown = true, more?: string): this {
    const seat = this.#seat(name);
    this.#script.answer(seat, this.#written(seat, answer, more));
    return this;
  }

  /** The player uses a standing action: takeDebt, placeAffinity. */
  acts(name: string, act: string, value: unknown = true): this {
    this.#script.act(this.#seat(name), act, typeof value === "string" ? [value] : value);
    return this;
  }

  /** The player may not answer this, for this reason (and by this rule). */
  refuses(name: string, answer: unknown, reason: string, rule?: string): this {
    const seat = this.#seat(name);
    return this.#refusedFor(this.#script.refuses(seat, this.#written(seat, answer)), reason, rule);
  }

  refusesAct(name: string, act: string, value: unknown, reason: string, rule?: string): this {
    const written = typeof value === "string" ? [value] : value;
    return this.#refusedFor(this.#script.refusesAct(this.#seat(name), act, written), reason, rule);
  }

  /** The player arms a stop at a kind of boundary. */
  stops(name: string, at: string): this {
    this.#script.stop(this.#seat(name), at);
    return this;
  }

  /** Exactly these players are asked this. */
  asks(names: string | readonly string[], subject: string): this {
    const expected = [names].flat().map((name) => this.#seat(name));
    assert.equal(this.#script.view("public").waiting?.subject, `${subject.includes("/") ? "" : "diktat/"}${subject}`);
    assert.deepEqual([...this.#script.asked()].sort(), expected.sort());
    return this;
  }

  /** The player is offered exactly these things, in any order. */
  offers(name: string, refs: readonly string[]): this {
    const question = this.#script.question(this.#seat(name));
    assert.ok(question, `${name} is not asked`);
    assert.deepEqual(offered(question.ask).sort(), refs.map((ref) => this.#ref(ref)).sort());
    return this;
  }

  /** The largest bid (or other amount) the player may give. */
  offersUpTo(name: string, most: number): this {
    const ask = this.#script.question(this.#seat(name))?.ask;
    assert.equal(ask?.shape === "amount" ? ask.max : undefined, most);
    return this;
  }

  has(holdings: Readonly<Record<string, Holding>>): this {
    for (const [name, expected] of Object.entries(holdings)) {
      const actual = this.#holding(this.#seat(name));
      for (const key of Object.keys(expected) as (keyof Holding)[])
        assert.deepEqual(actual[key], key === "reserve" ? tidy(expected.reserve!) : expected[key], `${name}'s ${key}`);
    }
    return this;
  }

  /** How the piles of a sector look to somebody, in the order they were placed: "? E" from the top down. */
  sees(name: string | "public", sector: SectorId, ...piles: string[]): this {
    const view = this.#script.view(this.#observer(name)).game;
    const seen = view.piles
      .filter((pile) => pile.sector === sector)
      .map((pile) => drawn(pile.pawns.map((p) => p.kind)));
    assert.deepEqual(seen, piles);
    return this;
  }

  /** The whole view of an observer, for what the other words cannot say. */
  view(name: string | "public"): DiktatView {
    return this.#script.view(this.#observer(name)).game;
  }

  table(name: string | "public") {
    return this.#script.view(this.#observer(name));
  }

  is(expected: { administrator?: string; cycle?: number; phase?: string; winners?: readonly string[] }): this {
    const { administrator, cycle, phase, final } = this.facts;
    const actual = {
      administrator: administrator === null ? null : this.#names[administrator],
      cycle,
      phase,
      winners: final?.winners.map((seat) => this.#names[seat]),
    };
    for (const key of Object.keys(expected) as (keyof typeof expected)[])
      assert.deepEqual(actual[key], expected[key], key);
    return this;
  }

  /** The ref of a pawn: "bor.karst:2" is the second from the top of Bor's pile in Karst. */
  pawn(place: string): string {
    return this.#ref(place);
  }

  #holding(seat: Seat): Holding {
    const player = this.facts.players[seat]!;
    const { citizen, guard, emissary } = player.agents;
    return {
      pp: player.pp,
      vp: vp(this.facts, seat),
      rank: rank(this.facts, seat),
      reserve: `${citizen}C ${guard}G ${emissary}E`,
      debts: player.debts,
      spyTokens: player.spyTokens,
      assassinTokens: player.assassinTokens,
      pawns: player.manoeuvrePawns,
      row: player.row.map(({ card }) => card),
      influence: Object.fromEntries(player.influence.map(({ sector, face }) => [sector, face])),
      affinities: player.affinities,
    };
  }

  #seat(name: string): Seat {
    return seatIn(this.#names, name);
  }

  #observer(name: string): Observer {
    return name === "public" ? "public" : this.#seat(name);
  }

  #refusedFor(refusal: Refusal, reason: string, rule?: string): this {
    assert.equal(refusal.reason, reason);
    if (rule !== undefined) assert.equal(refusal.rule, rule);
    return this;
  }

  /** Translates the short writing of an answer into the shape of the open question. */
  #written(seat: Seat, answer: unknown, more?: string): Json {
    const ask = this.#script.question(seat)?.ask;
    if (typeof answer !== "string" || !ask) return answer as Json;
    switch (ask.shape) {
      case "pick":
        return answer === "" ? [] : answer.split(" ").map((ref) => this.#ref(ref));
      case "compose":
        return agents(answer);
      case "branch":
        return branchAnswer(ask, answer, more) as unknown as Json;
      default:
        return answer;
    }
  }

  #ref(ref: string): string {
    if (this.#names.includes(ref)) return `seat:${this.#seat(ref)}`;
    const [, owner, sector, position] = /^(?:(\w+)\.)?(\w+):(\d+)$/.exec(ref) ?? [];
    const piles = this.facts.piles.filter(
      (pile) => pile.sector === sector && (owner === undefined || pile.owner === this.#seat(owner)),
    );
    const pawn = piles.flatMap((pile) => pile.pawns)[Number(position) - 1];
    return pawn ? `pawn:${pawn.id}` : ref;
  }
}

function branchAnswer(ask: Extract<Shape, { shape: "branch" }>, answer: string, more?: string): BranchAnswer {
  const option = ask.options.find(({ name }) => name === answer || name === `card:${answer}`);
  if (!option) return { branch: answer };
  if (!option.ask) return { branch: option.name };
  return { branch: option.name, value: [answer === "marker" ? `slot:${more}` : (more ?? "place")] };
}

function offered(ask: Shape): string[] {
  switch (ask.shape) {
    case "pick":
      return [...ask.from];
    case "branch":
      return ask.options.map(({ name }) => name);
    case "compose":
      return Object.entries(ask.supply).flatMap(([kind, n]) => new Array<string>(n).fill(kind));
    default:
      return [];
  }
}

/** "2C E" as `has` compares it. */
function tidy(reserve: string): string {
  const { citizen, guard, emissary } = counted(reserve);
  return `${citizen}C ${guard}G ${emissary}E`;
}
