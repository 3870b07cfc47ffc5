import assert from "node:assert/strict";
import {
  type AskPolicy,
  cloneState,
  EVERYTHING,
  type GameEvent,
  type Json,
  type Observer,
  type Refusal,
  type Seat,
  type State,
} from "@paravent/kernel";
import { type Scenario, scenario } from "@paravent/testkit";
import type { Diktat } from "../diktat.ts";
import type { DiktatEvent } from "../model/events/index.ts";
import type { DiktatFacts, InfluenceSlot } from "../model/facts.ts";
import type { SectorId } from "../model/names.ts";
import { possessions } from "../rules/elements.ts";
import { rank } from "../rules/rank.ts";
import { vp } from "../rules/score.ts";
import type { DiktatView } from "../view/types.ts";
import { branchAnswer, offered } from "./asks.ts";
import { type Begun, seatIn } from "./build.ts";
import { completed, type Holding, type TableState } from "./holding.ts";
import { agents, drawn } from "./notation.ts";
import { type WrittenOath, writtenOath } from "./oaths.ts";
import { slots, type WrittenTrade, writtenSaying, writtenTrade } from "./politics.ts";

/** A position being played: who does what, and what everybody then has, sees and is asked. */
export class Played {
  readonly #names: readonly string[];
  readonly #script: Scenario<DiktatFacts, DiktatEvent, DiktatView>;
  readonly #before: readonly DiktatEvent[];

  constructor({ game, state, names, events }: Begun) {
    this.#names = names;
    this.#script = scenario(game, state);
    this.#before = events;
  }

  get facts(): Readonly<DiktatFacts> {
    return this.#script.state.facts;
  }

  /** The game and its state as they stand, for counting on from here. */
  get position(): { game: Diktat; state: State<DiktatFacts> } {
    const { game, state } = this.#script;
    return { game, state: cloneState(game, state) };
  }

  /** Events of the last input; before the first input, those that led from the position to its first question. */
  get events(): readonly DiktatEvent[] {
    return this.#script.state.seq === 0 ? this.#before : this.#script.events;
  }

  /** All events so far, from the position on. */
  get story(): readonly DiktatEvent[] {
    return [...this.#before, ...this.#script.told];
  }

  /** What an observer perceives of the events of the last input. */
  hears(name: string | "public"): GameEvent[] {
    const who = this.#observer(name);
    return this.events.map((event) => this.#script.game.witness(event, who)).filter((event) => event !== null);
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
    this.#script.act(this.#seat(name), act, typeof value === "string" ? [this.#named(value)] : value);
    return this;
  }

  /** The player uses a Manifestation: as the answer in a reaction window, else as a standing action. */
  uses(name: string, element: string): this {
    const seat = this.#seat(name);
    if (this.#script.view("public").waiting?.subject === "kernel/reaction" && this.#script.asked().includes(seat))
      return this.does(name, element);
    return this.acts(name, "manifest", this.#ref(element, this.#manifestations(seat)));
  }

  /** The player may use exactly these Manifestations now: "card:co5", "marker:motol:1". */
  mayUse(name: string, elements: readonly string[]): this {
    const open = this.#manifestations(this.#seat(name));
    assert.deepEqual([...open].sort(), elements.map((element) => this.#ref(element, open)).sort());
    return this;
  }

  #manifestations(seat: Seat): readonly string[] {
    const ask = this.#script.view(seat).standing.find(({ act }) => act === "manifest")?.ask;
    return ask?.shape === "pick" ? ask.from : [];
  }

  /** Whoever's turn it is extends influence and discards nothing, until no Manoeuvre is left. */
  idle(): this {
    for (let turns = 0; this.#script.view("public").waiting?.subject === "diktat/chooseManoeuvre"; turns++) {
      assert.ok(turns < 100, "the Manoeuvres phase does not end");
      const name = this.#names[this.#script.asked()[0]!]!;
      this.does(name, "extendInfluence").does(name, "nothing");
    }
    return this;
  }

  /** The player may not answer this, for this reason (and by this rule). */
  refuses(name: string, answer: unknown, reason: string, rule?: string): this {
    const seat = this.#seat(name);
    return this.#refusedFor(this.#script.refuses(seat, this.#written(seat, answer)), reason, rule);
  }

  refusesAct(name: string, act: string, value: unknown, reason: string, rule?: string): this {
    const written = typeof value === "string" ? [act === "manifest" ? elementRef(value) : this.#named(value)] : value;
    return this.#refusedFor(this.#script.refusesAct(this.#seat(name), act, written), reason, rule);
  }

  /** The player offers another an oath on the Artefact; nothing is sworn before that one accepts. */
  offersOath(name: string, partner: string, oath: WrittenOath): this {
    this.#script.act(
      this.#seat(name),
      "offerOath",
      writtenOath(name, partner, oath, (ref) => this.#ref(ref)),
    );
    return this;
  }

  /** Two players swear an oath: offered by the first, accepted by the other. */
  swears(name: string, partner: string, oath: WrittenOath): this {
    this.offersOath(name, partner, oath);
    this.#script.act(this.#seat(partner), "acceptOath", [this.#ref(name)]);
    return this;
  }

  refusesOath(name: string, partner: string, oath: WrittenOath, reason: string, rule?: string): this {
    const written = writtenOath(name, partner, oath, (ref) => this.#ref(ref));
    return this.#refusedFor(this.#script.refusesAct(this.#seat(name), "offerOath", written), reason, rule);
  }

  /** The player offers another a trade: `t.proposes("ana", "bor", { give: "3pp spyToken", want: "emissary" })`. */
  proposes(name: string, to: string, trade: WrittenTrade): this {
    return this.acts(name, "offerTrade", this.#trade(name, to, trade));
  }

  refusesTrade(name: string, to: string, trade: WrittenTrade, reason: string, rule?: string): this {
    return this.refusesAct(name, "offerTrade", this.#trade(name, to, trade), reason, rule);
  }

  /** The player answers the latest offer of another with one of their own. */
  counters(name: string, from: string, trade: WrittenTrade): this {
    const terms = writtenTrade(trade, this.#allSlotsFull(name));
    return this.acts(name, "counterTrade", { branch: this.#offer(from, name, from).ref, value: terms });
  }

  /** The player accepts the latest offer of another, a trade or a place; `room` are slots to be emptied for it. */
  accepts(name: string, from: string, room?: string): this {
    const { ref, kind } = this.#offer(from, name, from);
    if (kind === "place") return this.acts(name, "acceptConcede", [ref]);
    return this.acts(name, "acceptTrade", room === undefined ? { branch: ref } : { branch: ref, value: slots(room) });
  }

  refusesAccept(name: string, from: string, reason: string, rule?: string): this {
    return this.refusesAct(name, "acceptTrade", { branch: this.#offer(from, name, from).ref }, reason, rule);
  }

  /** The player refuses the latest offer of another. */
  declines(name: string, from: string): this {
    const { ref, kind } = this.#offer(from, name, from);
    return this.acts(name, kind === "trade" ? "refuseTrade" : "refuseConcede", [ref]);
  }

  /** The player takes back the latest offer made to another. */
  retracts(name: string, to: string): this {
    const { ref, kind } = this.#offer(name, to, to);
    return this.acts(name, kind === "trade" ? "withdrawTrade" : "withdrawConcede", [ref]);
  }

  /** The player offers another to leave the place of a pile in a sector. */
  leaves(name: string, sector: SectorId, to: string): this {
    const value = { branch: this.#ref(`${name}.${sector}`), value: [this.#ref(to)] };
    return this.acts(name, "offerConcede", value);
  }

  /** The player shows some others "pp", "agents", "affinities", a pawn ("karst:1") or the "secretCard". */
  shows(name: string, to: string | readonly string[], ...what: string[]): this {
    return this.acts(name, "showInfo", this.#showing(to, what));
  }

  refusesShow(name: string, to: string, what: string, reason: string, rule?: string): this {
    return this.refusesAct(name, "showInfo", this.#showing(to, [what]), reason, rule);
  }

  /** The player tells some others something: "bor.karst:1=guard", "secretCard=file", "pp=5", "agents=2C E", or words. */
  tells(name: string, to: string | readonly string[], what: string): this {
    const saying = writtenSaying(what, (ref) => this.#ref(ref));
    return this.acts(name, "tell", { to: [to].flat().map((one) => this.#ref(one)), what: saying });
  }

  #trade(name: string, to: string, trade: WrittenTrade): Json {
    return { branch: this.#ref(to), value: writtenTrade(trade, this.#allSlotsFull(name)) };
  }

  #allSlotsFull(name: string): boolean {
    return this.facts.players[this.#seat(name)]!.influence.length >= 5;
  }

  #showing(to: string | readonly string[], what: readonly string[]): Json {
    return { to: [to].flat().map((one) => this.#ref(one)), what: what.map((one) => this.#ref(one)) };
  }

  /** The latest offer between two players, as one of them names it by the other. */
  #offer(from: string, to: string, other: string): { ref: string; kind: "trade" | "place" } {
    const offer = this.facts.offers.findLast((one) => one.from === this.#seat(from) && one.to === this.#seat(to));
    return { ref: `offer:${this.#seat(other)}:${offer?.id ?? 0}`, kind: offer?.kind ?? "trade" };
  }

  /** The player arms a stop at a kind of boundary. */
  stops(name: string, at: string): this {
    this.#script.stop(this.#seat(name), at);
    return this;
  }

  /** The player sets when to be asked: about all Manifestations, one element, or ("stop") at kinds of boundary. */
  sets(name: string, ask: AskPolicy | null, about: string = EVERYTHING): this {
    this.#script.set(this.#seat(name), about, ask);
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
    const open = offered(question.ask);
    assert.deepEqual([...open].sort(), refs.map((ref) => this.#ref(ref, open)).sort());
    return this;
  }

  /** Within an option (a card, "marker"), the player is offered exactly these things. */
  offersWithin(name: string, option: string, refs: readonly string[]): this {
    const ask = this.#script.question(this.#seat(name))?.ask;
    assert.equal(ask?.shape, "branch", `${name} is not asked to choose an option`);
    const named = this.#ref(option, offered(ask));
    const found = ask.options.find((one) => one.name === named || one.name === `card:${named}`);
    assert.ok(found?.ask, `${name} is not asked for more about ${option}`);
    assert.deepEqual(offered(found.ask).sort(), refs.map((ref) => this.#ref(ref)).sort());
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
        assert.deepEqual(actual[key], completed(key, expected), `${name}'s ${key}`);
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

  is(expected: TableState): this {
    const { administrator, cycle, phase, firstPlayer, track, discard, markers, final } = this.facts;
    const lying = Object.keys(expected.markers ?? {}) as SectorId[];
    const actual: TableState = {
      ...(administrator === null ? {} : { administrator: this.#names[administrator]! }),
      cycle,
      phase,
      firstPlayer: firstPlayer === null ? null : this.#names[firstPlayer]!,
      track,
      discard,
      markers: Object.fromEntries(lying.map((sector) => [sector, markers[sector]])),
      ...(final ? { winners: final.winners.map((seat) => this.#names[seat]!) } : {}),
      blockhouses: this.facts.blockhouses,
      revolts: this.facts.revolts,
      sleepers: this.facts.piles.flatMap(({ sleeper, owner, sector }) =>
        sleeper ? [`${this.#names[owner]}.${sector}`] : [],
      ),
    };
    for (const key of Object.keys(expected) as (keyof TableState)[]) assert.deepEqual(actual[key], expected[key], key);
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
      performed: player.performed,
      row: player.row.map(({ card }) => card),
      placed: Object.fromEntries(player.row.flatMap(({ card, tokens }) => (tokens.length > 0 ? [[card, tokens]] : []))),
      influence: influenceOf(player.influence),
      slots: player.influence.map(({ sector }) => sector),
      affinities: player.affinities,
      cabalRow: player.cabalRow.map(({ card }) => card),
      cabalTokens: player.cabalTokens,
      memberships: player.memberships,
      used: possessions(player).flatMap(({ element, possession }) => (possession.used ? [element] : [])),
    };
  }

  /** A player by name; anything else is as it is written. */
  #named(ref: string): string {
    return this.#names.includes(ref) ? this.#ref(ref) : ref;
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
        return answer === "" ? [] : answer.split(" ").map((ref) => this.#ref(ref, ask.from));
      case "compose": {
        // Tokens by their names, Agents as drawn.
        const words = answer.split(" ");
        return words.every((word) => Object.hasOwn(ask.supply, word)) ? words : agents(answer);
      }
      case "branch": {
        const within = more === undefined ? undefined : this.#ref(more);
        return branchAnswer(ask, this.#ref(answer, offered(ask)), within) as unknown as Json;
      }
      default:
        return answer;
    }
  }

  /** The full name of a thing: of a player, a pawn, a pile, somebody's Possession, or an element among those offered. */
  #ref(ref: string, open: readonly string[] = []): string {
    const full = [ref, `slot:${ref}`, `card:${ref}`].find((one) => open.includes(one));
    if (full !== undefined) return full;
    if (this.#names.includes(ref)) return `seat:${this.#seat(ref)}`;
    const named = open.filter((one) => one.startsWith(`use:${ref}/`) || one.startsWith(`special:${ref}/`));
    if (named.length === 1) return named[0]!;
    const [, holder, element] = /^(\w+)\/(.+)$/.exec(ref) ?? [];
    if (holder !== undefined && this.#names.includes(holder)) return `${this.#seat(holder)}/${element}`;
    const [, first, direction] = /^(\w+):(1|-1)$/.exec(ref) ?? [];
    if (first !== undefined && this.#names.includes(first)) return `seat:${this.#seat(first)}:${direction}`;
    const [, kind, owner, sector, position] = /^(sleeper:)?(?:(\w+)\.)?(\w+)(?::(\d+))?$/.exec(ref) ?? [];
    const piles = this.facts.piles.filter(
      (pile) =>
        pile.sector === sector &&
        (owner === undefined || (this.#names.includes(owner) && pile.owner === this.#seat(owner))),
    );
    if (position === undefined) return owner !== undefined && piles[0] ? `${kind ?? "pile:"}${piles[0].id}` : ref;
    const pawn = piles.flatMap((pile) => pile.pawns)[Number(position) - 1];
    return pawn ? `pawn:${pawn.id}` : ref;
  }
}

/** The first effect of an element, where nothing says which are open: `use:card:co5/0`. */
const elementRef = (element: string): string => (element.startsWith("use:") ? element : `use:${element}/0`);

/** The level held of each sector; "apart" where both markers lie side by side. */
function influenceOf(slots: readonly InfluenceSlot[]): NonNullable<Holding["influence"]> {
  const held: NonNullable<Holding["influence"]> = {};
  for (const { sector, face } of slots) held[sector] = held[sector] === undefined ? face : "apart";
  return held;
}
