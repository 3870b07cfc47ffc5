import type { Seat } from "@paravent/kernel";
import type { DiktatEvent } from "../../model/events.ts";
import type { DiktatRules } from "../../rules/write.ts";
import type { Deadline, Oath, OathTerm } from "../state/oath.ts";
import { spoken } from "./offering.ts";
import { afterEvent, asJudged, atDeadline } from "./terms/index.ts";
import { verdict } from "./terms/truth.ts";

/** What was found out about one oath in one step. */
class Findings {
  readonly breakers = new Set<Seat>();
  readonly broken: number[] = [];
  private readonly g: DiktatRules;
  private readonly id: number;

  constructor(g: DiktatRules, id: number) {
    this.g = g;
    this.id = id;
  }

  /** The oath as it stands; null once it is over. */
  get oath(): Oath | null {
    return this.g.facts.oaths.find(({ id }) => id === this.id) ?? null;
  }

  note(at: number, found: "kept" | "broken" | "lapsed"): void {
    const { parties, terms } = this.oath!;
    const { by, promise } = terms[at]!;
    if (found === "broken") {
      this.breakers.add(by);
      this.broken.push(at);
    } else if (found === "kept" && promise.kind === "truth")
      this.g.emit({ type: "oathTruthTold", oath: this.id, parties, term: at });
    else this.g.emit({ type: "oathTermSettled", oath: this.id, parties, term: at, as: found });
  }

  /** DK-OATH-03, DK-RUL-57: each party that broke it pays once, and the oath is over. */
  conclude(): boolean {
    if (this.breakers.size === 0) return false;
    const { parties } = this.oath!;
    this.g.emit({ type: "oathBroken", oath: this.id, parties, seats: [...this.breakers], terms: this.broken });
    return true;
  }
}

/** Judges all oaths by what has just happened. Called only where there is an oath at all. */
export function settleOaths(g: DiktatRules, happened: readonly DiktatEvent[]): void {
  for (const { id } of g.facts.oaths.slice()) {
    const found = new Findings(g, id);
    for (const event of happened)
      eachOpen(found, (oath, term, at) => {
        const finding = afterEvent(g.facts, oath, term, event);
        if (finding === null) return;
        if (typeof finding === "string") found.note(at, finding);
        else g.emit({ type: "oathTermNoted", oath: id, term: at, memory: finding.note });
      });
    if (found.conclude()) continue;
    const { oath } = found;
    if (oath && !oath.expired && happened.some((event) => passes(oath.until, event))) expire(g, oath);
  }
}

/** A boundary that oaths can run to is over: what was promised until then is due, before the step that follows it. */
export function settleBoundary(g: DiktatRules, until: "takesDone" | "sectorsResolved"): void {
  for (const oath of g.facts.oaths.slice()) if (oath.until === until && !oath.expired) expire(g, oath);
}

/**
 * EC.1: promises for this Cycle are due, and statements sworn in it are settled, seen through or not (DK-RUL-130).
 * Offers that nobody took up end with the Cycle. Once more at EC.5, for what was sworn or offered since.
 */
export function settleCycle(g: DiktatRules): void {
  for (const { from, to } of g.facts.oathOffers.slice())
    g.emit({ type: "oathOfferDropped", from, to, how: "expired", ...spoken(g.facts) });
  for (const { id, until, expired } of g.facts.oaths.slice()) {
    const found = new Findings(g, id);
    eachOpen(found, (oath, term, at) => {
      if (term.promise.kind === "truth") found.note(at, verdict(asJudged(oath, term)));
      else if (until === "endOfCycle" && !expired) judgeDue(g, found, oath, term, at);
    });
    if (found.conclude()) continue;
    if (until === "endOfCycle" && !expired && found.oath) expire(g, found.oath);
  }
}

/** DK-RUL-59: oaths end with the game; what was promised until then is due. A deadline that never came broke nothing. */
export function settleGame(g: DiktatRules): void {
  for (const oath of g.facts.oaths.slice()) {
    if (oath.expired) continue;
    if (oath.until === "endOfGame") expire(g, oath);
    else g.emit({ type: "oathExpired", oath: oath.id, parties: oath.parties });
  }
}

function expire(g: DiktatRules, { id, parties }: Oath): void {
  const found = new Findings(g, id);
  eachOpen(found, (oath, term, at) => judgeDue(g, found, oath, term, at));
  if (!found.conclude() && found.oath) g.emit({ type: "oathExpired", oath: id, parties });
}

function judgeDue(g: DiktatRules, found: Findings, oath: Oath, term: OathTerm, at: number): void {
  const due = atDeadline(g.facts, oath, term);
  if (due !== null) found.note(at, due);
}

function eachOpen(found: Findings, judge: (oath: Oath, term: OathTerm, at: number) => void): void {
  const count = found.oath?.terms.length ?? 0;
  for (let at = 0; at < count; at++) {
    const oath = found.oath;
    const term = oath?.terms[at];
    if (oath && term?.state === "open" && !found.broken.includes(at)) judge(oath, term, at);
  }
}

/** Whether the moment an oath runs to has come. Those that no event of their own marks are settled by their steps. */
function passes(until: Deadline, event: DiktatEvent): boolean {
  switch (until) {
    case "turnStart":
      return event.type === "turnBegan";
    case "manoeuvreDone":
      return event.type === "turnEnded";
    case "manoeuvresDone":
      return event.type === "manoeuvresEnded";
    case "conquestStart":
      return event.type === "sectorNamed";
    default:
      return false;
  }
}
