import { of } from "@paravent/content/french";
import { atSector } from "../../names/french-sectors.ts";
import type { PawnPlace, PilePlace, Speech } from "./speech.ts";

const whose = (say: Speech, owner: number, your: string, the: string): string =>
  say.isYou(owner) ? your : `${the} ${of(say.name(owner))}`;

/** « au Karst ». */
export const at = (say: Speech, sector: string): string => atSector(say.sector(sector));

/** « le pion 2 de Bor au Karst » ; once it has left, « un pion de Bor qui était au Karst ». */
export function aPawnAt(place: PawnPlace | null, say: Speech): string {
  if (!place) return "un pion";
  const { owner, sector, position } = place;
  if (position === null) return `${whose(say, owner, "un de vos pions", "un pion")} qui était ${at(say, sector)}`;
  return `${whose(say, owner, `votre pion ${position}`, `le pion ${position}`)} ${at(say, sector)}`;
}

/** « votre pile au Karst ». */
export function aPileAt(place: PilePlace | null, say: Speech): string {
  return place ? `${whose(say, place.owner, "votre pile", "la pile")} ${at(say, place.sector)}` : "une pile";
}
