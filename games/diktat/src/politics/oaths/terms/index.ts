import { type AnswerTo, branch, type Option, ofParts } from "@paravent/kernel";
import type { DiktatEvent } from "../../../model/events.ts";
import type { Facts } from "../../../rules/write.ts";
import { type Oath, type OathTerm, otherParty, type Promised } from "../../state/oath.ts";
import { bidAtLeast, bidAtMost } from "./bids.ts";
import { concede } from "./concede.ts";
import { doManoeuvre } from "./do-manoeuvre.ts";
import { give } from "./give.ts";
import { leagueVote } from "./league-vote.ts";
import { nameFirst, nameSector } from "./naming.ts";
import { notKill, notSend, notSpy } from "./restraint.ts";
import type { Finding, Judged, TermRule } from "./rule.ts";
import { notTake, take } from "./trophies.ts";
import { truth } from "./truth.ts";
import { words } from "./words.ts";

/** Every kind of term of section 6 of the rules. */
const TERMS: { readonly [K in Promised["kind"]]: TermRule<K> } = {
  give,
  doManoeuvre,
  notSend,
  notKill,
  notSpy,
  concede,
  bidAtMost,
  bidAtLeast,
  take,
  notTake,
  nameFirst,
  nameSector,
  leagueVote,
  truth,
  words,
};

const KINDS = Object.keys(TERMS) as Promised["kind"][];

type Promising = Option<Promised["kind"], unknown>;

/** What can be promised now. */
export function askPromise(s: Facts) {
  const asks = KINDS.map((name) => TERMS[name].ask(s));
  return promiseOf(s, 0, 0, ...asks);
}

// In the order of the kinds; null: nobody can promise that now. Made anew only when one of them is asked otherwise.
const promiseOf = ofParts((...asks: readonly ReturnType<TermRule<Promised["kind"]>["ask"]>[]) =>
  branch(asks.flatMap((ask, nth): Promising[] => (ask ? [{ name: KINDS[nth]!, ask }] : []))),
);

export const readPromise = ({ branch: kind, value }: AnswerTo<ReturnType<typeof askPromise>>): Promised =>
  TERMS[kind].read(value);

/** Each rule is called with promises of its own kind only; the table says so, its index cannot. */
const ruleOf = (term: OathTerm) => TERMS[term.promise.kind] as TermRule<"words">;

export const asJudged = (oath: Oath, { promise, by, memory }: OathTerm) =>
  ({ promise, by, to: otherParty(oath, by), memory, oath }) as Judged<never>;

export function afterEvent(s: Facts, oath: Oath, term: OathTerm, event: DiktatEvent): Finding {
  return ruleOf(term).after?.(s, asJudged(oath, term), event) ?? null;
}

export function atDeadline(s: Facts, oath: Oath, term: OathTerm): "kept" | "broken" | "lapsed" | null {
  return ruleOf(term).due(s, asJudged(oath, term));
}
