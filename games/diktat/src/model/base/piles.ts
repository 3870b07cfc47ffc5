import { OTHERS, type SectorId } from "../../names/names.ts";
import type { BaseFacts, Pile } from "./facts.ts";

/** The pile of the Others in a sector: there is at most one (DK-OTH-PILE-08). */
export function pileOfOthers(s: Readonly<BaseFacts>, sector: SectorId): Pile | null {
  for (const pile of s.piles) if (pile.owner === OTHERS && pile.sector === sector) return pile;
  return null;
}

/** The pile a pawn lies in, and its position counted from 1 at the top. */
export function findPawn(s: Readonly<BaseFacts>, id: number): { pile: Pile; position: number } | null {
  for (const pile of s.piles)
    for (let i = 0; i < pile.pawns.length; i++) if (pile.pawns[i]!.id === id) return { pile, position: i + 1 };
  return null;
}
