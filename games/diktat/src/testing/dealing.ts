import { advance, cloneState, type Json } from "@paravent/kernel";
import type { SectorId } from "../names/names.ts";
import { Acting } from "./acting.ts";
import { type WrittenOath, writtenOath } from "./oaths.ts";
import { slots, type WrittenTrade, writtenSaying, writtenTrade } from "./politics.ts";

/** What players do with each other in a scenario: oaths, trades, places, showing and telling. */
export abstract class Dealing extends Acting {
  /** The player offers another an oath on the Artefact; nothing is sworn before that one accepts. */
  offersOath(name: string, partner: string, oath: WrittenOath): this {
    this.script.act(
      this.seat(name),
      "offerOath",
      writtenOath(name, partner, oath, (ref) => this.ref(ref)),
    );
    return this;
  }

  /** Two players swear an oath: offered by the first, accepted by the other. */
  swears(name: string, partner: string, oath: WrittenOath): this {
    this.offersOath(name, partner, oath);
    this.script.act(this.seat(partner), "acceptOath", [this.ref(name)]);
    return this;
  }

  /** This oath cannot be sworn: it cannot be offered, or the other could not accept it. */
  refusesOath(name: string, partner: string, oath: WrittenOath, reason: string, rule?: string): this {
    const written = writtenOath(name, partner, oath, (ref) => this.ref(ref));
    const { game, state } = this.position;
    const trial = cloneState(game, state);
    const { question } = trial;
    const offered = advance(game, trial, {
      kind: "act",
      seat: this.seat(name),
      question,
      act: "offerOath",
      value: written,
    });
    if (!offered.ok)
      return this.refusedFor(this.script.refusesAct(this.seat(name), "offerOath", written), reason, rule);
    const value = [this.ref(name)];
    const sworn = advance(game, trial, { kind: "act", seat: this.seat(partner), question, act: "acceptOath", value });
    if (sworn.ok) throw new Error(`${name} and ${partner} may swear this: ${JSON.stringify(oath)}`);
    return this.refusedFor(sworn.refusal, reason, rule);
  }

  /** The member calls a Conclave with these fellows, and discards Spy tokens for it. */
  calls(name: string, fellows: string | readonly string[], spies = 0): this {
    return this.acts(name, "callConclave", { with: [fellows].flat().map((one) => this.ref(one)), spies });
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
    const { ref, kind } = this.#offer(from, name, from);
    if (kind === "place") return this.refusesAct(name, "acceptConcede", [ref], reason, rule);
    return this.refusesAct(name, "acceptTrade", { branch: ref }, reason, rule);
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
    const value = { branch: this.ref(`${name}.${sector}`), value: [this.ref(to)] };
    return this.acts(name, "offerConcede", value);
  }

  /** The player shows some others "pp", "agents", "affinities", a pawn ("karst:1") or the "secretCard". */
  shows(name: string, to: string | readonly string[], ...what: string[]): this {
    return this.acts(name, "showInfo", this.#showing(to, what));
  }

  refusesShow(name: string, to: string, what: string, reason: string, rule?: string): this {
    return this.refusesAct(name, "showInfo", this.#showing(to, [what]), reason, rule);
  }

  /** The player tells some others something: "bor.karst:1=guard", "secretCard=file", "pp=5", "agents=2C E", "affinities=people", or words. */
  tells(name: string, to: string | readonly string[], what: string): this {
    const saying = writtenSaying(what, (ref) => this.ref(ref));
    return this.acts(name, "tell", { to: [to].flat().map((one) => this.ref(one)), what: saying });
  }

  #trade(name: string, to: string, trade: WrittenTrade): Json {
    return { branch: this.ref(to), value: writtenTrade(trade, this.#allSlotsFull(name)) };
  }

  #allSlotsFull(name: string): boolean {
    return this.facts.players[this.seat(name)]!.influence.length >= 5;
  }

  #showing(to: string | readonly string[], what: readonly string[]): Json {
    return { to: [to].flat().map((one) => this.ref(one)), what: what.map((one) => this.ref(one)) };
  }

  /** The latest offer between two players, as one of them names it by the other. */
  #offer(from: string, to: string, other: string): { ref: string; kind: "trade" | "place" } {
    const offer = this.facts.offers.findLast((one) => one.from === this.seat(from) && one.to === this.seat(to));
    return { ref: `offer:${this.seat(other)}:${offer?.id ?? 0}`, kind: offer?.kind ?? "trade" };
  }
}
