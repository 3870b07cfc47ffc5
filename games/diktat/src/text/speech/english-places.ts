import { of } from "@paravent/content/english";
import type { PawnPlace, PilePlace, Speech } from "./speech.ts";

/** "Bor’s pawn 2 in Karst"; once it has left, "Bor’s pawn that lay in Karst". */
export function thePawn(place: PawnPlace | null, say: Speech): string {
  if (!place) return "a pawn";
  const { owner, sector, position } = place;
  if (position === null) return `${of(say, owner)} pawn that lay in ${say.sector(sector)}`;
  return `${of(say, owner)} pawn ${position} in ${say.sector(sector)}`;
}

/** "your pile in Karst". */
export function thePile(place: PilePlace | null, say: Speech): string {
  return place ? `${of(say, place.owner)} pile in ${say.sector(place.sector)}` : "a pile";
}
