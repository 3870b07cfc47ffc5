import { type Amount, type Counter, STAT_BASE, type Stat } from "../../content/effects.ts";
import { packOf } from "../../content/installed.ts";
import { corruptionOn } from "../../others/state/piles.ts";
import type { Facts } from "../write.ts";
import { holds } from "./conditions.ts";
import { delta, setting } from "./stats.ts";
import { membership, type Using } from "./using.ts";

/** The number an amount comes to. Of `upTo` it is the most; `all` is as many as there are. */
export function amountOf(s: Facts, using: Using, amount: Amount): number {
  if (typeof amount === "number") return amount;
  if (amount === "all") return Number.POSITIVE_INFINITY;
  if ("upTo" in amount) return amount.upTo;
  if ("base" in amount)
    return amount.add.reduce((sum, extra) => sum + (holds(s, using, extra.if) ? extra.n : 0), amount.base);
  if ("stat" in amount) return statValue(s, using, amount.stat);
  // Floor division first, then plus, then max.
  const counted = Math.floor(count(s, using, amount.count) / (amount.div ?? 1)) + (amount.plus ?? 0);
  return Math.min(counted, amount.max ?? counted);
}

export const isUpTo = (amount: Amount): boolean => typeof amount === "object" && "upTo" in amount;

/** A stat of the element's owner as a number: what is set, else its base, and every change. */
function statValue(s: Facts, using: Using, stat: Stat): number {
  const set = setting(s, using.owner, stat);
  return Math.max(0, (typeof set === "number" ? set : (STAT_BASE[stat] ?? 0)) + delta(s, using.owner, stat));
}

export function count(s: Facts, using: Using, counter: Counter): number {
  const { acting, bound } = using;
  switch (counter) {
    case "citizensInSector":
      return kindsInConquest(s, null, "citizen") + (s.conquest ? corruptionOn(s, s.conquest.sector) : 0);
    case "ownGuardsInSector":
      return kindsInConquest(s, acting, "guard");
    case "ownMarkerSectors":
      return new Set(s.players[acting]!.influence.map((slot) => slot.sector)).size;
    case "adhesion":
      return membership(s, bound.it ?? acting);
    case "ownSymbolsArtefact":
      return s.players[acting]!.row.flatMap(({ card }) => packOf(s).cards.get(card)!.affinities).filter(
        (symbol) => symbol === "artefact" || symbol === "any",
      ).length;
    case "paid":
      return bound.paid ?? 0;
    case "otherBidders":
      return (s.conquest?.bids ?? s.leagues?.exclusion?.bids ?? []).filter(({ seat, pp }) => seat !== acting && pp > 0)
        .length;
    case "playersMinusOne":
      return s.players.length - 1;
    case "pawnsRemoved":
      return bound.removed ?? 0;
  }
}

function kindsInConquest(s: Facts, seat: number | null, kind: string): number {
  let n = 0;
  for (const side of s.conquest?.pieces ?? [])
    if (seat === null || side.seat === seat) n += side.kinds.filter((k) => k === kind).length;
  return n;
}
