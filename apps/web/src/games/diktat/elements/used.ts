import type { DiktatView, PlayerView } from "@paravent/diktat";
import { markerRef, readRef } from "@paravent/diktat/refs";
import type { Seat } from "@paravent/kernel";
import type { elements } from "../words/fr/elements.ts";

/** Whether the element lies under a Used token, whoever holds it; of two players' markers of a sector, that of one. */
export function isUsed({ players }: Pick<DiktatView, "players">, element: string, of: Seat | null): boolean {
  const read = readRef(element);
  return players.some(({ seat, row, cabalRow, influence }) => {
    if (of !== null && seat !== of) return false;
    if (read.kind === "card") return row.some(({ card, used }) => used && card === read.card);
    if (read.kind === "cabal") return cabalRow.some(({ card, used }) => used && card === read.card);
    return read.kind === "marker" && influence.some((slot) => slot.used && element === markerRef(slot));
  });
}

type Words = Pick<typeof elements, "used" | "halfUsed">;

/** What to say of the Used tokens on a marker or a stack: in a stack they may lie on one of the two alone (DK-RUL-47). */
export function usedWords({ used, fresh }: PlayerView["influence"][number], words: Words): string | null {
  return fresh === null ? (used ? words.used : null) : words.halfUsed[fresh];
}
