import { amount, compose, form, type Ref, type Seat } from "@paravent/kernel";
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

/** DK-RUL-44: what a player has to give to another. */
export function askGiven(s: Facts, seat: Seat, to: Seat) {
  const { pp, agents, affinities } = s.players[seat]!;
  const supply: Record<Ref, number> = {};
  for (const kind of AGENTS) if (agents[kind] > 0) supply[kind] = agents[kind];
  for (const type of AFFINITIES) if (affinities[type] > 0) supply[type] = affinities[type];
  addOpen(s, supply, seat, to);
  const left = exchangeLeft(s, seat, to);
  return form({ pp: amount(0, Math.min(pp, left)), things: compose(supply, 0, Math.min(MOST_ELEMENTS, left)) });
}

/** What a player may ask of another. */
export function askWanted(s: Facts, seat: Seat, of: Seat) {
  const supply: Record<Ref, number> = { ...WANTED };
  addOpen(s, supply, of, seat);
  const most = ppBounds(s, seat, of)?.max ?? MOST_PP;
  const left = exchangeLeft(s, seat, of);
  return form({
    pp: amount(0, Math.min(most + DEBT_PP, left)),
    things: compose(supply, 0, Math.min(MOST_ELEMENTS, left)),
  });
}

function addOpen(s: Facts, supply: Record<Ref, number>, from: Seat, to: Seat): void {
  const { spyTokens, assassinTokens, debts, row, influence } = s.players[from]!;
  if (spyTokens > 0) supply.spyToken = spyTokens;
  if (assassinTokens > 0) supply.assassinToken = assassinTokens;
  // DK-RUL-50: it is the receiver's one voluntary Debt of the Cycle.
  if (debts > 0 && !s.players[to]!.tookDebt) supply[DEBT] = 1;
  if (s.using > 0) return;
  for (const { card } of row) supply[cardRef(card)] = 1;
  for (const { sector, markers } of influence) {
    const ref = sectorMarkerRef(sector);
    supply[ref] = (supply[ref] ?? 0) + markers.length;
  }
}

export function readGoods({ pp, things }: { pp: number; things: readonly Ref[] }): Goods {
  return pp > 0 ? { pp, ...counted(things) } : counted(things);
}
