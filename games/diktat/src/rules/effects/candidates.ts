import type { Seat } from "@paravent/kernel";
import { packOf } from "../../content/installed.ts";
import { AFFINITIES, type Affinity } from "../../names/names.ts";
import { cabalRef, cardRef } from "../../names/refs.ts";
import { markerRef } from "../elements.ts";
import type { Facts } from "../write.ts";
import { rankOrder } from "./rank.ts";

// Whom and what a step may be about, apart from piles and sectors (`targets.ts`).

export function otherSeats(s: Facts, seat: Seat): Seat[] {
  return rankOrder(s).filter((other) => other !== seat);
}

/** Whether a player has used something beside one element. */
export function hasUsed(s: Facts, seat: Seat, but: string): boolean {
  const { cabalRow, row, influence } = s.players[seat]!;
  return (
    cabalRow.some(({ used, card }) => used && cabalRef(card) !== but) ||
    row.some(({ used, card }) => used && cardRef(card) !== but) ||
    influence.some((slot) => slot.used && markerRef(slot) !== but)
  );
}

/** What a player has used: cards of the Cabal and of the row, markers. */
export function usedOf(s: Facts, seat: Seat): string[] {
  const player = s.players[seat]!;
  return [
    ...player.cabalRow.filter(({ used }) => used).map(({ card }) => cabalRef(card)),
    ...player.row.filter(({ used }) => used).map(({ card }) => cardRef(card)),
    ...player.influence.filter(({ used }) => used).map(markerRef),
  ];
}

/** So many tokens of each type can be chosen by somebody who takes `most`. */
export function affinitiesToChoose(s: Facts, most: number): Record<Affinity, number> {
  const left = { politics: 0, people: 0, artefact: 0 };
  for (const type of AFFINITIES) left[type] = Math.min(most, affinitiesLeft(s, type));
  return left;
}

/** DK-MAT-04, DK-RUL-40: ten tokens of a type; how many are left is for nobody's eyes. */
export function affinitiesLeft(s: Facts, type: Affinity): number {
  let out = 0;
  for (const { affinities, row } of s.players) {
    out += affinities[type];
    for (const { tokens } of row) for (const token of tokens) if (token === type) out++;
  }
  return Math.max(0, packOf(s).constants.affinityTokens - out);
}
