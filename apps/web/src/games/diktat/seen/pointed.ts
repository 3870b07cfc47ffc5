import type { SectorId } from "@paravent/diktat";
import type { Seat } from "@paravent/kernel";
import { ofTable } from "../../../store/of-table.ts";

/** The sector under the pointer or the focus. */
export const pointed = ofTable<SectorId | null>(null);

/** The sector touched last: it stays explained while nothing else is pointed at, so that its placard can be reached. */
export const pinned = ofTable<SectorId | null>(null);

/** The sector whose piles are fanned out to choose a pawn from. */
export const fanned = ofTable<SectorId | null>(null);

/** What lies open in the side sheet: a sector, an element by its ref, a player's board, or that of the Others or the Leagues. */
type SheetOf =
  | { readonly sector: SectorId }
  | { readonly element: string; readonly of?: Seat }
  | { readonly player: Seat }
  | { readonly board: "others" | "leagues" };
export const sheet = ofTable<SheetOf | null>(null);
