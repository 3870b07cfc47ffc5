import { of } from "@paravent/content/english";
import type { PawnPlace, PilePlace, Speech } from "./speech.ts";

/** "Bor’s pawn 2 in the Karst"; once it has left, "Bor’s pawn that lay in the Karst". */
export function thePawn(place: PawnPlace | null, say: Speech): string {
  if (!place) return "a pawn";
  const { owner, sector, position } = place;
  if (position === null) return `${of(say, owner)} pawn that lay in ${say.place(sector)}`;
  return `${of(say, owner)} pawn ${position} in ${say.place(sector)}`;
}

/** "your pile in the Karst". */
export function thePile(place: PilePlace | null, say: Speech): string {
  return place ? `${of(say, place.owner)} pile in ${say.place(place.sector)}` : "a pile";
}
