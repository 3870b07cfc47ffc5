import { type Refusal, refuse, type Seat } from "@paravent/kernel";
import { elementsIn, exchangeLeft, MOST_EXCHANGED } from "../../../leagues/state/exchange.ts";
import { areFellows, leagueOf } from "../../../leagues/state/membership.ts";
import type { Goods } from "../../../model/base/goods.ts";
import type { DiktatEvent } from "../../../model/events.ts";
import type { Facts } from "../../../rules/write.ts";
import type { Deadline, OathOffer } from "../../state/oath.ts";

// DK-LG-LIM-01, DK-RUL-94: gifts sworn between members of one League, and the few elements they may exchange in a Cycle.

/** What a promisor has used of the quota with third fellows since the oath, in which Cycle. */
export type Used = { readonly cycle: number; readonly n: number };

/** Why an oath cannot be sworn: its gifts, in both directions, are more than the two may still exchange until it is due. */
export function whyBeyondQuota(s: Facts, { from, to, until, terms }: OathOffer): Refusal | null {
  if (s.leagues === null || !areFellows(s, from, to)) return null;
  const left = exchangeLeft(s, from, to);
  const gifts = elementsIn(...terms.flatMap(({ promise }) => (promise.kind === "give" ? [promise.goods] : [])));
  const free = outlastsCycle(s, until) ? MOST_EXCHANGED : left;
  return gifts > free ? refuse("leagueExchangeLimit", "DK-RUL-94", { max: MOST_EXCHANGED, free: left }) : null;
}

/** Whether an oath may still run when the next Cycle brings a new quota. */
function outlastsCycle(s: Facts, until: Deadline): boolean {
  if (s.cycle >= s.counts.cycles) return false;
  switch (until) {
    case "endOfGame":
      return true;
    case "endOfCycle":
      return false;
    case "turnStart":
    case "manoeuvreDone":
    case "manoeuvresDone":
      return s.phase === "resolution" || s.phase === "endOfCycle";
    default:
      return s.phase === "endOfCycle";
  }
}

/** Whether that is so for the rest of the oath: no new quota and no League phase will come before it is due. */
export const isForGood = (s: Facts, until: Deadline): boolean =>
  !outlastsCycle(s, until) && (s.phase === "manoeuvres" || s.phase === "resolution" || s.phase === "endOfCycle");

/** What an exchange has taken of the quota for a gift, by the promisor's doing alone: with a third of their League. */
export function takenFromQuota(s: Facts, by: Seat, to: Seat, event: DiktatEvent): number {
  if (s.leagues === null || event.type !== "traded" || !areFellows(s, by, to)) return 0;
  const other = event.from === by ? event.to : event.to === by ? event.from : to;
  return other !== to && areFellows(s, by, other) ? elementsIn(event.give, event.want) : 0;
}

/**
 * DK-RUL-58: the quota does not let this be given any more. By the promisor's doing: what they used would have been
 * enough, or they have followed the other into a League whose quota it exceeds. Null: it can be given.
 */
export function whyOutOfQuota(
  s: Facts,
  by: Seat,
  to: Seat,
  goods: Goods,
  used: Used | undefined,
): "own" | "others" | null {
  const needs = elementsIn(goods);
  const left = exchangeLeft(s, by, to);
  if (needs <= left) return null;
  // Fellows cannot swear so much: one of them has joined since.
  if (needs > MOST_EXCHANGED) {
    const { members } = leagueOf(s, by)!;
    return members.indexOf(by) > members.indexOf(to) ? "own" : "others";
  }
  return needs <= left + (used?.cycle === s.cycle ? used.n : 0) ? "own" : "others";
}
