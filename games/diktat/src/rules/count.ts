import type { Seat } from "@paravent/kernel";
import type { DiktatFacts, Pile } from "../model/facts.ts";
import { OTHERS, SECTORS, type SectorId } from "../model/names.ts";

type Facts = Readonly<DiktatFacts>;

/** Piles that count against the limit: every pile with a pawn in it (DK-RUL-11, -13). */
export function pilesIn(s: Facts, sector: SectorId): number {
  let n = 0;
  for (const pile of s.piles) if (pile.sector === sector && pile.pawns.length > 0) n++;
  return n;
}

/** DK-MAN-SEND-05: a sector that holds its maximum of piles receives no other. */
export function isFull(s: Facts, sector: SectorId): boolean {
  return pilesIn(s, sector) >= s.counts.pileLimit;
}

export function openSectors(s: Facts): SectorId[] {
  const { pileLimit } = s.counts;
  return SECTORS.filter((sector) => pilesIn(s, sector) < pileLimit);
}

/** Whether any sector has room: as long as there are fewer piles than the fullest board holds. */
export function hasOpenSector(s: Facts): boolean {
  const { pileLimit } = s.counts;
  return s.piles.length < pileLimit * SECTORS.length || SECTORS.some((sector) => pilesIn(s, sector) < pileLimit);
}

/** Sectors still to be resolved: those with a pile of a player (DK-RES-02). */
export function sectorsWithPiles(s: Facts): SectorId[] {
  return SECTORS.filter((sector) => isToBeResolved(s, sector));
}

/** Piles of the Others alone are not resolved (DK-RES-14, DK-OTH-PILE-05). */
export function isToBeResolved(s: Facts, sector: SectorId): boolean {
  for (const pile of s.piles) if (pile.sector === sector && pile.owner !== OTHERS && pile.pawns.length > 0) return true;
  return false;
}

export function agentsInReserve(s: Facts, seat: Seat): number {
  const { citizen, guard, emissary } = s.players[seat]!.agents;
  return citizen + guard + emissary;
}

/** The pile a pawn lies in, and its position counted from 1 at the top. */
export function findPawn(s: Facts, id: number): { pile: Pile; position: number } | null {
  for (const pile of s.piles)
    for (let i = 0; i < pile.pawns.length; i++) if (pile.pawns[i]!.id === id) return { pile, position: i + 1 };
  return null;
}

/** The next seat in the direction of turns: clockwise unless an element turned it round (DK-RUL-09). */
export function nextSeat(s: Facts, seat: Seat): Seat {
  return (seat + s.direction + s.players.length) % s.players.length;
}
