import { type Ref, type Refusal, refuse } from "@paravent/kernel";
import type { OpOf, PileFilter, SectorFilter } from "../../content/effects.ts";
import { packOf } from "../../content/installed.ts";
import type { Pile } from "../../model/facts.ts";
import { SECTORS, type SectorId } from "../../names/names.ts";
import { gloomOn } from "../../others/state/piles.ts";
import { isFull } from "../count.ts";
import { effectOf } from "../elements.ts";
import type { Facts } from "../write.ts";
import { isVeiled } from "./gloom.ts";
import { setting } from "./stats.ts";
import type { Using } from "./using.ts";

/** Sectors that fit a filter; all keys present must hold. */
export function sectorsFor(s: Facts, using: Using, filter: SectorFilter): SectorId[] {
  return near(s, using, filter).filter((sector) => fits(s, using, filter, sector));
}

/** Whether there is one; quicker than listing them. */
export function hasSectorFor(s: Facts, using: Using, filter: SectorFilter): boolean {
  for (const sector of near(s, using, filter)) if (fits(s, using, filter, sector)) return true;
  return false;
}

function near(s: Facts, using: Using, filter: SectorFilter): readonly SectorId[] {
  const from = startOf(using, filter);
  return from === null ? SECTORS : reachable(s, using, filter, from);
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
  if (filter.with) for (const need of filter.with) if (!offers(s, using, sector, need)) return false;
  if (filter.without?.includes("blockhouse") && s.blockhouses.includes(sector)) return false;
  if (filter.without?.includes("revolt") && s.revolts.includes(sector)) return false;
  if (filter.except?.includes(sector)) return false;
  return filter.anyOf === undefined || filter.anyOf.some((way) => offers(s, using, sector, way));
}

type Need = NonNullable<SectorFilter["with"]>[number] | NonNullable<SectorFilter["anyOf"]>[number];

function offers(s: Facts, using: Using, sector: SectorId, need: Need): boolean {
  const { acting } = using;
  switch (need) {
    case "ownPile":
      return s.piles.some((pile) => pile.sector === sector && pile.owner === acting);
    case "otherPile":
      return s.piles.some((pile) => pile.sector === sector && pile.owner !== acting);
    case "revolt":
      return s.revolts.includes(sector);
    case "markerAvailable":
      return s.markers[sector].length > 0 && !isUnderGloom(s, using, sector);
    case "space":
      return !isFull(s, sector, acting);
    case "adjacentToBlockhouse":
      return packOf(s)
        .sectors.get(sector)!
        .adjacent.some((at) => s.blockhouses.includes(at));
  }
}

/** DK-RUL-84: whether Gloom keeps an effect from taking a card or marker of the sector. As a Trophy some may all the same. */
export function isUnderGloom(s: Facts, using: Using, sector: SectorId): boolean {
  if (gloomOn(s, sector) === 0) return false;
  return isSpecialTrophy(s, using) ? isVeiled(s, using.acting, sector) : true;
}

/** DK-TRO-02: what an element offers in place of a default Trophy is one too. */
const isSpecialTrophy = (s: Facts, using: Using): boolean => effectOf(s, using).do[0]?.op === "altTrophy";

/** DK-RUL-84: what cannot be taken by this effect because of the Gloom on its sector. */
export function closedByGloom<T>(
  s: Facts,
  using: Using,
  things: readonly T[],
  sectorOf: (thing: T) => SectorId,
  refOf: (thing: T) => Ref,
): Record<Ref, Refusal> {
  const closed: Record<Ref, Refusal> = {};
  if (s.others === null) return closed;
  for (const thing of things) {
    const sector = sectorOf(thing);
    if (isUnderGloom(s, using, sector)) closed[refOf(thing)] = refuse("gloomOverTrophies", "DK-RUL-84", { sector });
  }
  return closed;
}

/** Where a pile may be moved (DK-RUL-25): never where it is, nor into a full sector unless the effect says so. */
export function destinations(s: Facts, using: Using, op: OpOf<"movePile">, pile: Pile): SectorId[] {
  const from = { ...using, bound: { ...using.bound, origin: pile.sector } };
  return sectorsFor(s, from, op.to).filter((sector) => isDestination(s, op, pile, sector));
}

/** Whether there is one; quicker than listing them. */
export function hasDestination(s: Facts, using: Using, op: OpOf<"movePile">, pile: Pile): boolean {
  const from = { ...using, bound: { ...using.bound, origin: pile.sector } };
  for (const sector of near(s, from, op.to))
    if (isDestination(s, op, pile, sector) && fits(s, from, op.to, sector)) return true;
  return false;
}

function isDestination(s: Facts, op: OpOf<"movePile">, pile: Pile, sector: SectorId): boolean {
  return sector !== pile.sector && (op.ignoreLimit === true || !isFull(s, sector, pile.owner));
}

/** Face-down piles that fit a filter (DK-MOVE-03: revealed pawns are in no pile). */
export function pilesFor(s: Facts, using: Using, filter: PileFilter): Pile[] {
  const sectors = filter.in ? sectorsFor(s, using, filter.in) : null;
  return s.piles.filter((pile) => isTarget(using, filter, sectors, pile));
}

/** Whether there is one, of a certain sort if asked for; quicker than listing them. */
export function hasPileFor(
  s: Facts,
  using: Using,
  filter: PileFilter,
  isOfSort: ((pile: Pile) => boolean) | null = null,
): boolean {
  if (s.piles.length === 0) return false;
  const sectors = filter.in ? sectorsFor(s, using, filter.in) : null;
  for (const pile of s.piles)
    if (isTarget(using, filter, sectors, pile) && (isOfSort === null || isOfSort(pile))) return true;
  return false;
}

function isTarget(using: Using, filter: PileFilter, sectors: readonly SectorId[] | null, pile: Pile): boolean {
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
}

/** The piles an effect is confined to, and where it speaks of sectors, these. */
export function reachOf(s: Facts, using: Using, filter: PileFilter | undefined) {
  if (!filter) return { piles: null };
  const piles = pilesFor(s, using, filter).map(({ id }) => id);
  return filter.in ? { piles, within: sectorsFor(s, using, filter.in) } : { piles };
}
