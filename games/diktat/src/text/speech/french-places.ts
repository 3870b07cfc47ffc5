import { of } from "@paravent/content/french";
import type { PawnPlace, PilePlace, Speech } from "./speech.ts";

const whose = (say: Speech, owner: number, your: string, the: string): string =>
  say.isYou(owner) ? your : `${the} ${of(say.name(owner))}`;

/** « le pion 2 de Bor (Karst) » ; once it has left, « un pion de Bor qui était là (Karst) ». */
export function aPawnAt(place: PawnPlace | null, say: Speech): string {
  if (!place) return "un pion";
  const { owner, sector, position } = place;
  if (position === null)
    return `${whose(say, owner, "un de vos pions", "un pion")} qui était là (${say.sector(sector)})`;
  return `${whose(say, owner, `votre pion ${position}`, `le pion ${position}`)} (${say.sector(sector)})`;
}

/** « votre pile (Karst) ». */
export function aPileAt(place: PilePlace | null, say: Speech): string {
  return place ? `${whose(say, place.owner, "votre pile", "la pile")} (${say.sector(place.sector)})` : "une pile";
}
