import type { Seat } from "@paravent/kernel";
import { leagueOf } from "../leagues/state/membership.ts";
import type { DiktatFacts } from "../model/facts.ts";
import { OTHERS, SECTORS, type SectorId } from "../names/names.ts";

type Facts = Readonly<DiktatFacts>;

/** Piles that count against the limit: every pile (DK-RUL-13); one without a pawn is none (DK-RUL-11). */
export function pilesIn(s: Facts, sector: SectorId): number {
  let n = 0;
  for (const pile of s.piles) if (pile.sector === sector) n++;
  return n;
}

/** Those that count for this player: the piles of fellow members of a League do not (DK-LG-EFF-01, DK-RUL-101). */
export function pilesCounted(s: Facts, sector: SectorId, seat: Seat): number {
  const all = pilesIn(s, sector);
  if (s.leagues === null || all === 0) return all;
  const members = leagueOf(s, seat)?.members;
  if (members === undefined) return all;
  let ignored = 0;
  for (const { sector: at, owner } of s.piles)
    if (at === sector && owner !== seat && members.includes(owner)) ignored++;
  return all - ignored;
}

/** DK-MAN-SEND-05: a sector that holds its maximum of piles receives no other pile of this player. */
export function isFull(s: Facts, sector: SectorId, seat: Seat): boolean {
  return pilesCounted(s, sector, seat) >= s.counts.pileLimit;
}

export function openSectors(s: Facts, seat: Seat): SectorId[] {
  return SECTORS.filter((sector) => !isFull(s, sector, seat));
}

/** Whether any sector has room: as long as there are fewer piles than the fullest board holds. */
export function hasOpenSector(s: Facts, seat: Seat): boolean {
  return s.piles.length < s.counts.pileLimit * SECTORS.length || openSectors(s, seat).length > 0;
}

/** Sectors still to be resolved: those with a pile of a player (DK-RES-02). */
export function sectorsWithPiles(s: Facts): SectorId[] {
  return SECTORS.filter((sector) => isToBeResolved(s, sector));
}

/** Whether there is one; quicker than listing them. */
export function hasSectorWithPiles(s: Facts): boolean {
  for (const pile of s.piles) if (pile.owner !== OTHERS) return true;
  return false;
}

/** Piles of the Others alone are not resolved (DK-RES-14, DK-OTH-PILE-05). */
export function isToBeResolved(s: Facts, sector: SectorId): boolean {
  for (const pile of s.piles) if (pile.sector === sector && pile.owner !== OTHERS) return true;
  return false;
}

export function agentsInReserve(s: Facts, seat: Seat): number {
  const { citizen, guard, emissary } = s.players[seat]!.agents;
  return citizen + guard + emissary;
}

/** Those of some piles that lie in one of these sectors now: they may have been moved since they were counted. */
export function pilesWithin(s: Facts, piles: readonly number[], sectors: readonly SectorId[]): number[] {
  return piles.filter((id) => s.piles.some((pile) => pile.id === id && sectors.includes(pile.sector)));
}

/** The next seat in the direction of turns: clockwise unless an element turned it round (DK-RUL-09). */
export function nextSeat(s: Facts, seat: Seat): Seat {
  return (seat + s.direction + s.players.length) % s.players.length;
}
