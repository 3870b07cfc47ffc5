import type { SectorId } from "@paravent/diktat";
import { signal } from "@preact/signals";

/** The sector under the pointer or the focus. */
export const pointed = signal<SectorId | null>(null);

/** The sector touched last: it stays explained while nothing else is pointed at, so that its placard can be reached. */
export const pinned = signal<SectorId | null>(null);

/** The sector whose piles are fanned out to choose a pawn from. */
export const fanned = signal<SectorId | null>(null);

/** What lies open in the side sheet: a sector or a card, by id. */
type SheetOf = { readonly sector: SectorId } | { readonly card: string };
export const sheet = signal<SheetOf | null>(null);
