import type { PileView, SectorId } from "@paravent/diktat";
import type { Ref } from "@paravent/kernel";
import { t } from "../../i18n/index.ts";
import type { Seen } from "./seen.ts";

/** Where a pawn named by a ref lies: its pile and its place in it, 1 at the top. */
interface PawnPlace {
  readonly pile: PileView;
  readonly position: number;
}

export function pawnPlace(seen: Seen, ref: Ref): PawnPlace | null {
  if (!ref.startsWith("pawn:")) return null;
  const id = Number(ref.slice("pawn:".length));
  for (const pile of seen.game.piles) {
    const at = pile.pawns.findIndex((pawn) => pawn.id === id);
    if (at >= 0) return { pile, position: at + 1 };
  }
  return null;
}

/** The label of anything an answer can name. Pawns are called by owner, place and sector: their numbers mean nothing. */
export function labelOf(seen: Seen, ref: Ref): string {
  const place = pawnPlace(seen, ref);
  if (!place) return seen.words.ref(ref, seen.name);
  const { pile, position } = place;
  const owner = pile.owner === seen.you ? t.value.table.you : seen.name(pile.owner);
  return t.value.table.pawnOf(position, owner, seen.words.sector(pile.sector));
}

const ROMAN = ["I", "II", "III", "IV", "V"] as const;

/** The number of a card's place on the track; null when it is not there. */
export function trackNumber(seen: Seen, card: string): string | null {
  const at = seen.game.track.indexOf(card);
  return at < 0 ? null : (ROMAN[at] ?? String(at + 1));
}

/** Cards of the track linked to a sector, in track order. */
export function cardsOf(seen: Seen, sector: SectorId): string[] {
  return seen.game.track.filter((card) => seen.words.card(card).sector === sector);
}

export function pilesIn(seen: Seen, sector: SectorId): PileView[] {
  return seen.game.piles.filter((pile) => pile.sector === sector);
}
