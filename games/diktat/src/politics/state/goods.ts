import type { Ref, Seat } from "@paravent/kernel";
import type { BaseFacts, Player } from "../../model/base/facts.ts";
import type { Goods } from "../../model/base/goods.ts";
import { AFFINITIES, AGENTS } from "../../names/names.ts";
import { refersTo } from "../../names/read-ref.ts";
import { nameIn } from "../../names/refs.ts";

type Facts = Readonly<BaseFacts>;

export const DEBT: Ref = "debt";

export function counted(things: readonly Ref[]): Goods {
  const goods: Record<Ref, number> = {};
  for (const what of things) goods[what] = (goods[what] ?? 0) + 1;
  return goods;
}

const HIDDEN: ReadonlySet<Ref> = new Set(["pp", ...AGENTS, ...AFFINITIES]);

/** DK-RUL-49: open elements; PP, Agents and Affinity tokens are for the parties. */
export function openPart(goods: Goods): Goods {
  return Object.fromEntries(Object.entries(goods).filter(([what]) => !HIDDEN.has(what)));
}

export const isPossession = (what: Ref): boolean => refersTo(what, "card") || refersTo(what, "marker");

export const possessionsIn = (goods: Goods): Ref[] =>
  Object.entries(goods).flatMap(([what, n]) => (isPossession(what) ? new Array<Ref>(n).fill(what) : []));

/** What is missing to hand these over; null when all of it is there. */
export function missing(s: Facts, seat: Seat, goods: Goods): { what: Ref; needs: number; has: number } | null {
  for (const what in goods) {
    const needs = goods[what]!;
    const has = held(s.players[seat]!, what);
    if (has < needs) return { what, needs, has };
  }
  return null;
}

export function held(player: Readonly<Player>, what: Ref): number {
  switch (what) {
    case "pp":
      return player.pp;
    case "spyToken":
      return player.spyTokens;
    case "assassinToken":
      return player.assassinTokens;
    case DEBT:
      return player.debts;
  }
  const counted: Record<string, number> = { ...player.agents, ...player.affinities };
  if (Object.hasOwn(counted, what)) return counted[what]!;
  const name = nameIn(what);
  if (refersTo(what, "card")) return player.row.some(({ card }) => card === name) ? 1 : 0;
  return player.influence.reduce((n, { sector, markers }) => n + (sector === name ? markers.length : 0), 0);
}

/** Whether a receiver may take the Debts among these: one a Cycle, of free will (DK-RUL-50). */
export const mayOwe = (s: Facts, seat: Seat, goods: Goods): boolean =>
  (goods[DEBT] ?? 0) === 0 || !s.players[seat]!.tookDebt;

/** What is left of goods when some have been handed over. */
export function without(goods: Goods, given: Goods): Goods {
  const left: Record<Ref, number> = {};
  for (const [what, n] of Object.entries(goods)) if (n > (given[what] ?? 0)) left[what] = n - (given[what] ?? 0);
  return left;
}

export function plus(goods: Goods, more: Goods): Goods {
  const all: Record<Ref, number> = { ...goods };
  for (const [what, n] of Object.entries(more)) all[what] = (all[what] ?? 0) + n;
  return all;
}

export const isNothing = (goods: Goods): boolean => Object.keys(goods).length === 0;
