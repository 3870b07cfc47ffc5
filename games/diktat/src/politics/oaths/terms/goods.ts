import { type AnswerTo, amount, form, pick, type Ref, type Shape, steady } from "@paravent/kernel";
import type { Goods } from "../../../model/base/goods.ts";
import { AFFINITIES, AGENTS } from "../../../names/names.ts";
import { sectorMarkerRef } from "../../../names/refs.ts";
import { cardRef, type Facts } from "../../../rules/write.ts";

const COUNTED = ["pp", ...AGENTS, "spyToken", "assassinToken", ...AFFINITIES, "debt"] as const;

/** More than anybody ever owns: what can be promised does not depend on what lies behind a screen. */
const MOST = 60;

const counts = Object.fromEntries(COUNTED.map((what) => [what, amount(0, what === "pp" ? MOST : 10)])) as Record<
  (typeof COUNTED)[number],
  Shape<number>
>;

/** DK-RUL-44: everything that can change hands. */
export const askGoods = steady((s: Facts) => {
  const cards: Ref[] = [];
  const markers: Ref[] = [];
  for (const { row, influence } of s.players) {
    for (const { card } of row) cards.push(cardRef(card));
    for (const { sector } of influence) {
      const marker = sectorMarkerRef(sector);
      if (!markers.includes(marker)) markers.push(marker);
    }
  }
  return form({ ...counts, cards: pick(cards, 0, cards.length), markers: pick(markers, 0, markers.length) });
});

export type GoodsAnswer = AnswerTo<ReturnType<typeof askGoods>>;

export function readGoods({ cards, markers, ...counted }: GoodsAnswer): Goods {
  const goods: Record<Ref, number> = {};
  for (const what of COUNTED) if (counted[what] > 0) goods[what] = counted[what];
  for (const ref of [...cards, ...markers]) goods[ref] = 1;
  return goods;
}
