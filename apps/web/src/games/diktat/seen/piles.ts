import type { PileView, SectorId } from "@paravent/diktat";
import type { Seen } from "./seen.ts";

export function pilesIn(seen: Pick<Seen, "game">, sector: SectorId): PileView[] {
  return seen.game.piles.filter((pile) => pile.sector === sector);
}

/** How many piles there count against one's own limit: those of fellow members of a League do not (DK-LG-EFF-01). */
export function pilesAgainst(seen: Pick<Seen, "game" | "you">, sector: SectorId): number {
  const { game, you } = seen;
  const own = game.leagues?.boards.find(({ members }) => you !== null && members.includes(you));
  return pilesIn(seen, sector).filter(({ owner }) => owner === you || !own?.members.includes(owner)).length;
}
