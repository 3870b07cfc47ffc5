import type { BotAction, Reason } from "@paravent/bots";
import { type Json, type Ref, type Shape, type TableView, validate } from "@paravent/kernel";
import type { Goods } from "../model/base/goods.ts";
import { offerRef } from "../names/refs.ts";
import type { Stands } from "../politics/state/offer.ts";
import type { OfferView } from "../politics/view/types.ts";
import { isGood, mostPp, type Weighed, weigh } from "./bargains.ts";
import type { Position } from "./position.ts";
import type { SaidKind } from "./words.ts";

type Trade = Extract<OfferView, { kind: "trade" }>;

/** Who offers much less than it takes is not bargained with. */
const MOST_MORE = 6;

/** What an action asks for now; undefined: it is closed. */
export const askOf = (table: TableView<unknown>, act: string): Shape | undefined =>
  table.standing.find((one) => one.act === act)?.ask ?? undefined;

/** Answers the first trade that is offered: yes, no, or what it would take. */
export function answerTrade(position: Position, table: TableView<unknown>): BotAction | null {
  const offer = position.view.offers.find((one): one is Trade => one.kind === "trade" && one.to === position.me);
  if (!offer) return null;
  const ref = offerRef(offer.from, offer.id);
  const weighed = weigh(position, offer.from, offer.give, offer.want);
  const answers = (kind: SaidKind, numbers: Reason["with"] = {}) => ({
    seat: offer.from,
    reason: { kind, with: numbers },
  });
  if (isGood(position, weighed) && isPlain(askOf(table, "acceptTrade"), ref))
    return { act: "acceptTrade", value: { branch: ref }, answers: answers("goodBargain") };
  const counter = counterTo(position, table, offer);
  if (counter) return { ...counter.action, answers: answers("forMore", { pp: counter.more }) };
  return { act: "refuseTrade", value: [ref], answers: answers(whyNot(weighed, offer)) };
}

/** An offer for which a slot would have to be freed is left alone. */
const isPlain = (ask: Shape | undefined, ref: Ref): boolean =>
  ask?.shape === "branch" && ask.options.some((option) => option.name === ref && !option.ask);

/** Whether one has what is asked for is nobody's business: a refusal says nothing of it. */
function whyNot({ mine, theirs }: Weighed, { give }: Trade): SaidKind {
  if (Object.keys(give).length === 0) return "notForNothing";
  if (mine <= 0) return "tooLittle";
  return theirs > mine ? "helpsYouMore" : "notEnough";
}

/**
 * The same things for more PP, if both would then gain. A counter-offer stands to the end of the turn only, and an offer
 * that stands no longer gets none: so nobody haggles without end.
 */
function counterTo(
  position: Position,
  table: TableView<unknown>,
  { from, id, give, want, until }: Trade,
): { action: BotAction; more: number } | null {
  if (until !== "cycleEnd" || hasOffered(position)) return null;
  for (let more = 1; more <= MOST_MORE; more++) {
    const [gets, gives] = shifted(give, want, more);
    if ((gets.pp ?? 0) > mostPp(position, from)) return null;
    const weighed = weigh(position, from, gets, gives);
    if (weighed.forThem < 0) return null;
    if (!isGood(position, weighed)) continue;
    const value = written(table, "counterTrade", offerRef(from, id), { give: gives, want: gets, until: "turnEnd" });
    return value && { action: { act: "counterTrade", value }, more };
  }
  return null;
}

export const hasOffered = ({ view, me }: Position): boolean => view.offers.some(({ from }) => from === me);

/** So many PP more for this player: less to pay, and when that is nothing, more to get. */
function shifted(gets: Goods, gives: Goods, more: number): [gets: Goods, gives: Goods] {
  const saved = Math.min(more, gives.pp ?? 0);
  return [withPp(gets, (gets.pp ?? 0) + more - saved), withPp(gives, (gives.pp ?? 0) - saved)];
}

function withPp({ pp: _, ...goods }: Goods, pp: number): Goods {
  return pp > 0 ? { ...goods, pp } : goods;
}

/** Terms as an answer to an action that asks for them; null: they cannot be offered now. */
export function written(
  table: TableView<unknown>,
  act: "offerTrade" | "counterTrade",
  branch: Ref,
  { give, want, until }: { give: Goods; want: Goods; until: Stands },
): { branch: Ref; value: Json } | null {
  const ask = askOf(table, act);
  const terms = ask?.shape === "branch" ? ask.options.find(({ name }) => name === branch)?.ask : undefined;
  if (!ask || terms?.shape !== "form") return null;
  const fields: Record<string, Json> = { give: listed(give), want: listed(want), until: [until], note: "" };
  if (terms.fields.room) fields.room = [];
  const value = { branch, value: fields };
  return validate(ask, value) ? null : value;
}

const listed = ({ pp = 0, ...things }: Goods): Json => ({
  pp,
  things: Object.entries(things).flatMap(([what, n]) => new Array<Ref>(n).fill(what)),
});

/** A gift, as an action; null: it cannot be offered now. */
export function gift(table: TableView<unknown>, seat: Ref, goods: Goods): BotAction | null {
  const value = written(table, "offerTrade", seat, { give: goods, want: {}, until: "cycleEnd" });
  return value && { act: "offerTrade", value };
}
