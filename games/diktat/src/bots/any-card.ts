import type { Cost, Op, OpOf } from "../content/effects.ts";
import type { Powers } from "../content/powers.ts";
import { bodyWorth, powersHeld } from "./effects.ts";
import { claimable, type Opening, type Position } from "./position.ts";
import { cardWorth } from "./worth.ts";

/** Cards of the track that a special Trophy gives whatever their sector, and what each brings, its price paid; the best first. */
export function anyCards(position: Position): readonly Opening[] {
  position.anyCards ??= cardsOfAny(position);
  return position.anyCards;
}

function cardsOfAny(position: Position): Opening[] {
  const price = priceOfAny(position);
  if (price === null) return [];
  const found = claimable(position).map(({ id, sector }) => ({ sector, gain: cardWorth(position, id) - price }));
  return found.filter(({ gain }) => gain > 0).sort((a, b) => b.gain - a.gain);
}

/** What such a Trophy costs; null: there is none, or nothing to pay it with. */
function priceOfAny({ view, player, own, guess }: Position): number | null {
  for (const powers of powersHeld(view, player)) {
    const cost = costOfAny(powers);
    const isAtHand = cost?.every((one) => !("returnAffinity" in one) || own.affinities[one.returnAffinity] > 0);
    if (cost && isAtHand) return -bodyWorth({ cost, do: [] }, guess);
  }
  return null;
}

/** Worked out once: what an element does is fixed by its pack. */
const costs = new WeakMap<Powers, readonly Cost[] | null>();

/** The cost of a card of any sector that this element gives as a special Trophy; null: it gives none. */
function costOfAny(powers: Powers): readonly Cost[] | null {
  let cost = costs.get(powers);
  if (cost === undefined) {
    const op = powers.effects.flatMap((effect) => effect.do).find(givesAnyCard);
    cost = op ? (op.cost ?? []) : null;
    costs.set(powers, cost);
  }
  return cost;
}

/** Whether this is a special Trophy that gives a card of the track. */
export const givesAnyCard = (op: Op): op is OpOf<"altTrophy"> =>
  op.op === "altTrophy" && op.do.some((one) => one.op === "takeCard");
