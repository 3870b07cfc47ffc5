import { amount, compose, form, type Ref, type Seat, steady } from "@paravent/kernel";
import { exchangeLeft } from "../leagues/state/exchange.ts";
import type { Goods } from "../model/base/goods.ts";
import { ppBounds } from "../model/knowledge/bounds.ts";
import { AFFINITIES, AGENTS } from "../names/names.ts";
import { sectorMarkerRef } from "../names/refs.ts";
import { cardRef, type Facts } from "../rules/write.ts";
import { counted, DEBT } from "./state/goods.ts";

/** Most elements on one side of a trade, PP apart. */
const MOST_ELEMENTS = 12;

/** Nobody is asked for more than they can have; where that is not known, for more than this. */
const MOST_PP = 60;

/** A Debt taken in order to pay. */
const DEBT_PP = 5;

/** Hidden things can be wanted whether they are there or not: what can be asked for tells nothing. */
const WANTED: Readonly<Record<Ref, number>> = Object.freeze({
  citizen: 9,
  guard: 9,
  emissary: 9,
  politics: 5,
  people: 5,
  artefact: 5,
});

/** One side of a trade: how many PP at most, what else there is, and how many of that at most. */
export type Side = readonly [pp: number, supply: Supply, most: number];

/** DK-RUL-44: what a player has to give to another. */
export function givenTo(s: Facts, seat: Seat, to: Seat): Side {
  const left = exchangeLeft(s, seat, to);
  const supply = mayPassDebt(s, seat, to) ? givenWithDebt(s, seat) : givenAlone(s, seat);
  return [Math.min(s.players[seat]!.pp, left), supply, Math.min(MOST_ELEMENTS, left)];
}

/** What a player may ask of another. */
export function wantedOf(s: Facts, seat: Seat, of: Seat): Side {
  const supply = mayPassDebt(s, of, seat) ? wantedWithDebt(s, of) : wantedAlone(s, of);
  const pp = ppBounds(s, seat, of)?.max ?? MOST_PP;
  const left = exchangeLeft(s, seat, of);
  return [Math.min(pp + DEBT_PP, left), supply, Math.min(MOST_ELEMENTS, left)];
}

export const askSide = (...[pp, supply, most]: Side) => form({ pp: amount(0, pp), things: compose(supply, 0, most) });

type Supply = Readonly<Record<Ref, number>>;

/** DK-RUL-50: a Debt can be handed on: it is the receiver's one voluntary Debt of the Cycle. */
const mayPassDebt = (s: Facts, from: Seat, to: Seat): boolean => s.players[from]!.debts > 0 && !s.players[to]!.tookDebt;

// The same for each who may receive it: made once, for views are made at every answer.
const givenAlone = steady((s: Facts, seat) => given(s, seat, false));
const givenWithDebt = steady((s: Facts, seat) => given(s, seat, true));
const wantedAlone = steady((s: Facts, of) => open(s, { ...WANTED }, of, false));
const wantedWithDebt = steady((s: Facts, of) => open(s, { ...WANTED }, of, true));

function given(s: Facts, seat: Seat, withDebt: boolean): Supply {
  const { agents, affinities } = s.players[seat]!;
  const supply: Record<Ref, number> = {};
  for (const kind of AGENTS) if (agents[kind] > 0) supply[kind] = agents[kind];
  for (const type of AFFINITIES) if (affinities[type] > 0) supply[type] = affinities[type];
  return open(s, supply, seat, withDebt);
}

/** What lies in the open before a player, beside what else there is to give. */
function open(s: Facts, supply: Record<Ref, number>, from: Seat, withDebt: boolean): Supply {
  const { spyTokens, assassinTokens, row, influence } = s.players[from]!;
  if (spyTokens > 0) supply.spyToken = spyTokens;
  if (assassinTokens > 0) supply.assassinToken = assassinTokens;
  if (withDebt) supply[DEBT] = 1;
  if (s.using > 0) return supply;
  for (const { card } of row) supply[cardRef(card)] = 1;
  for (const { sector, markers } of influence) {
    const ref = sectorMarkerRef(sector);
    supply[ref] = (supply[ref] ?? 0) + markers.length;
  }
  return supply;
}

export function readGoods({ pp, things }: { pp: number; things: readonly Ref[] }): Goods {
  return pp > 0 ? { pp, ...counted(things) } : counted(things);
}
