import { offerRef, readRef, seatRef, sectorMarkerRef } from "@paravent/diktat/refs";
import type { Ref, Seat, Shape } from "@paravent/kernel";
import { begin, remaining } from "../../../drafts/draft.ts";
import { ofTable } from "../../../store/of-table.ts";
import type { Seen } from "../seen/seen.ts";
import { counted, type Goods } from "./goods.tsx";
import { politics } from "./open.ts";

/** One side of a trade in preparation. */
export interface Side {
  readonly pp: number;
  readonly things: readonly Ref[];
}

/** A trade in preparation, as the act wants it. */
export interface Deal {
  readonly give: Side;
  readonly want: Side;
  readonly until: readonly Ref[];
  readonly note: string;
  readonly room?: readonly Ref[];
}

type Form = Extract<Shape, { shape: "form" }>;

/** The trade being composed, with whom, and the offer it answers if it is a counter-offer. */
export const deal = ofTable<{ readonly partner: Seat; readonly counters: Ref | null; readonly terms: Deal } | null>(
  null,
);

/** What may be put in a trade with this player: a fresh one, or in answer to an offer. Null when that is closed. */
export function dealForm(seen: Seen, partner: Seat, counters: Ref | null): Form | null {
  const act = counters === null ? "offerTrade" : "counterTrade";
  const ask = seen.view.standing.find((standing) => standing.act === act)?.ask;
  if (ask?.shape !== "branch") return null;
  const terms = ask.options.find(({ name }) => name === (counters ?? seatRef(partner)))?.ask;
  return terms?.shape === "form" ? terms : null;
}

export function beginDeal(seen: Seen, partner: Seat, counters: Ref | null = null): void {
  const form = dealForm(seen, partner, counters);
  if (!form) return;
  const blank = begin(form) as unknown as Deal;
  const [first] = form.fields.until?.shape === "pick" ? form.fields.until.from : [];
  const terms = { ...blank, ...turnedRound(seen, form, counters), until: first === undefined ? [] : [first], note: "" };
  deal.value = { partner, counters, terms };
}

/** A counter-offer begins with the offer seen from the other side, as far as the things are there. */
function turnedRound(seen: Seen, form: Form, counters: Ref | null): Partial<Deal> {
  const offer = seen.game.offers.find(({ from, id }) => offerRef(from, id) === counters);
  if (offer?.kind !== "trade") return {};
  const side = (goods: Goods, { pp, supply }: ReturnType<typeof sideAsk>): Side => ({
    pp: Math.min(goods.pp ?? 0, pp),
    things: Object.entries(goods).flatMap(([ref, n]) => Array<Ref>(Math.min(n, supply[ref] ?? 0)).fill(ref)),
  });
  return { give: side(offer.want, sideAsk(form, "give")), want: side(offer.give, sideAsk(form, "want")) };
}

/** What lies on a side, counted by name. */
export function goodsOf({ pp, things }: Side): Goods {
  return Object.fromEntries(counted(things, pp));
}

export function changeDeal(change: Partial<Deal>): void {
  if (deal.value) deal.value = { ...deal.value, terms: { ...deal.value.terms, ...change } };
}

/** Amounts and things one side may hold. */
export function sideAsk(form: Form, side: "give" | "want"): { pp: number; supply: Readonly<Record<Ref, number>> } {
  const ask = form.fields[side];
  if (ask?.shape !== "form") return { pp: 0, supply: {} };
  const { pp, things } = ask.fields;
  return { pp: pp?.shape === "amount" ? pp.max : 0, supply: things?.shape === "compose" ? things.supply : {} };
}

/** Puts one more of a thing on a side, if there is one. */
export function addThing(side: "give" | "want", supply: Readonly<Record<Ref, number>>, ref: Ref): boolean {
  const terms = deal.value?.terms;
  if (!terms || remaining(supply, [...terms[side].things], ref) <= 0) return false;
  changeDeal({ [side]: { ...terms[side], things: [...terms[side].things, ref] } });
  return true;
}

export function removeThing(side: "give" | "want", ref: Ref): void {
  const terms = deal.value?.terms;
  if (!terms) return;
  const at = terms[side].things.lastIndexOf(ref);
  changeDeal({ [side]: { ...terms[side], things: terms[side].things.filter((_, other) => other !== at) } });
}

/**
 * Something of one's own was touched on the board while a trade is being composed: it joins what one gives. Says
 * whether it did; otherwise the touch means what it always means.
 */
export function offerOwn(seen: Seen, element: string): boolean {
  if (politics.value?.tab !== "trade" || !deal.value) return false;
  const form = dealForm(seen, deal.value.partner, deal.value.counters);
  if (!form) return false;
  // A marker is traded by its sector, whichever face it shows.
  const read = readRef(element);
  const ref = read.kind === "marker" ? sectorMarkerRef(read.sector) : element;
  return addThing("give", sideAsk(form, "give").supply, ref);
}
