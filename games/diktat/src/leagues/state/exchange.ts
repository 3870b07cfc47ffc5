import { type Refusal, refuse, type Seat } from "@paravent/kernel";
import type { Goods } from "../../model/base/goods.ts";
import type { WithLeagues } from "./facts.ts";
import { areFellows, leagueOf } from "./membership.ts";

type Facts = Readonly<WithLeagues>;

/** DK-LG-LIM-01: elements the members of one League may exchange in a Cycle, all of them together. */
export const MOST_EXCHANGED = 3;

/** DK-RUL-94: each PP, pawn, token, marker and card counts, in either direction. */
export function elementsIn(...sides: readonly Goods[]): number {
  let n = 0;
  for (const goods of sides) for (const what in goods) n += goods[what]!;
  return n;
}

/** How many more elements two players may exchange this Cycle. */
export function exchangeLeft(s: Facts, a: Seat, b: Seat): number {
  if (s.leagues === null || !areFellows(s, a, b)) return Number.POSITIVE_INFINITY;
  return MOST_EXCHANGED - leagueOf(s, a)!.exchanged;
}

/** Why so many elements cannot change hands between two players. */
export function whyNotExchange(s: Facts, a: Seat, b: Seat, elements: number): Refusal | null {
  const left = exchangeLeft(s, a, b);
  return elements > left ? refuse("leagueExchangeLimit", "DK-RUL-94", { max: MOST_EXCHANGED, free: left }) : null;
}
