import type { PileFilter, SectorFilter } from "../../content/effects.ts";
import { packOf } from "../../content/installed.ts";
import type { Pile } from "../../model/facts.ts";
import { SECTORS, type SectorId } from "../../model/names.ts";
import { isFull } from "../count.ts";
import { setting } from "../stats.ts";
import type { Facts } from "../write.ts";
import type { Using } from "./using.ts";

/** Sectors that fit a filter; all keys present must hold. */
export function sectorsFor(s: Facts, using: Using, filter: SectorFilter): SectorId[] {
  const from = startOf(using, filter);
  const near = from === null ? SECTORS : reachable(s, using, filter, from);
  return near.filter((sector) => fits(s, using, filter, sector));
}

function startOf(using: Using, filter: SectorFilter): SectorId | null {
  switch (filter.from ?? "any") {
    case "event":
      return using.event.sector ?? null;
    case "origin":
      return using.bound.origin ?? null;
    case "chosen":
      return using.bound.sector ?? null;
    default:
      return null;
  }
}

function reachable(s: Facts, using: Using, filter: SectorFilter, from: SectorId): readonly SectorId[] {
  const adjacent = packOf(s).sectors.get(from)!.adjacent;
  const widened = filter.reachStat !== undefined && setting(s, using.owner, filter.reachStat) === "adjacent";
  switch (widened ? "hereOrAdjacent" : (filter.reach ?? "here")) {
    case "here":
      return [from];
    case "adjacent":
      return adjacent;
    default:
      return [from, ...adjacent];
  }
}

function fits(s: Facts, using: Using, filter: SectorFilter, sector: SectorId): boolean {
  const { acting } = using;
  const ownPile = () => s.piles.some((pile) => pile.sector === sector && pile.owner === acting);
  for (const need of filter.with ?? []) {
    if (need === "ownPile" && !ownPile()) return false;
    if (need === "otherPile" && !s.piles.some((pile) => pile.sector === sector && pile.owner !== acting)) return false;
    if (need === "revolt" && !s.revolts.includes(sector)) return false;
    if (need === "markerAvailable" && s.markers[sector] === 0) return false;
    if (need === "space" && isFull(s, sector)) return false;
  }
  if (filter.without?.includes("blockhouse") && s.blockhouses.includes(sector)) return false;
  if (filter.without?.includes("revolt") && s.revolts.includes(sector)) return false;
  if (filter.except?.includes(sector)) return false;
  const touchesBlockhouse = () =>
    packOf(s)
      .sectors.get(sector)!
      .adjacent.some((near) => s.blockhouses.includes(near));
  return (
    filter.anyOf === undefined || filter.anyOf.some((way) => (way === "ownPile" ? ownPile() : touchesBlockhouse()))
  );
}

/** Face-down piles that fit a filter (DK-MOVE-03: revealed pawns are in no pile). */
export function pilesFor(s: Facts, using: Using, filter: PileFilter): Pile[] {
  const sectors = filter.in ? sectorsFor(s, using, filter.in) : null;
  return s.piles.filter((pile) => {
    if (pile.pawns.length === 0) return false;
    if (sectors && !sectors.includes(pile.sector)) return false;
    if (filter.lookedAt && !using.event.looked?.includes(pile.id)) return false;
    switch (filter.owner) {
      case "self":
        return pile.owner === using.acting;
      case "other":
        return pile.owner !== using.acting;
      case "event":
        return pile.id === (using.bound.pile ?? using.event.pile);
      default:
        return true;
    }
  });
}
