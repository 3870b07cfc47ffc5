import { OTHERS, type SectorId } from "../../names/names.ts";
import type { DiktatFacts, Pile } from "../facts.ts";

/** The pile of the Others in a sector: there is at most one (DK-OTH-PILE-08). */
export function pileOfOthers(s: Readonly<DiktatFacts>, sector: SectorId): Pile | null {
  if (s.others === null) return null;
  for (const pile of s.piles) if (pile.owner === OTHERS && pile.sector === sector) return pile;
  return null;
}
