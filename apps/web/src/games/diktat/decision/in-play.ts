import { cabalRef, readRef } from "@paravent/diktat/refs";
import { refuse } from "@paravent/kernel";
import type { FanCard } from "../../../table/decision/CardFan.tsx";
import type { Asked } from "../answer/layers.ts";
import type { Seen } from "../seen/seen.ts";
import { CABAL_CARD } from "../seen/subjects.ts";
import { texts } from "../words/index.ts";
import { faceOf } from "./faces.tsx";

/** In the suggested order, with those that are in play already: a Cabal is read as a whole (DK-MAN-DEV-02). */
export function inPlay(seen: Seen, asked: Asked, cards: readonly FanCard[]): readonly FanCard[] {
  if (asked.key !== CABAL_CARD || seen.you === null) return cards;
  const played = seen.player(seen.you).cabalRow.flatMap(({ card }, at): FanCard[] => {
    const value = cabalRef(card);
    const face = faceOf(seen, value, asked);
    const closed = refuse("notOffered", asked.rule);
    return face ? [{ ...face, value, pressed: false, closed, stamp: texts.value.decision.inPlay(at + 1) }] : [];
  });
  return [...cards, ...played].toSorted((a, b) => orderOf(seen, a.value) - orderOf(seen, b.value));
}

function orderOf({ pack }: Seen, ref: string): number {
  const read = readRef(ref);
  const all = pack.cabals.flatMap(({ cards }) => cards);
  return (read.kind === "cabal" && all.find(({ id }) => id === read.card)?.order) || 0;
}
