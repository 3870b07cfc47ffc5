import { type Card, type PlayerView, POINTS, type Points, type Price, type Sector } from "@paravent/dclight";
import type { Seen } from "./seen.ts";

/**
 * Prices as the table shows them, with what the god and the player's own buildings take off (DC-RUL-48). The rules
 * decide what can be paid; this only prints it beside the thing.
 */
export function agePrice(seen: Seen, player: PlayerView, sector: Sector): Price | null {
  const age = seen.pack.sectors.find(({ id }) => id === sector)?.ages[player.ages[sector]];
  return age ? reduced(age.cost, reduction(seen, player, "age", sector)) : null;
}

export function cardPrice(seen: Seen, player: PlayerView, card: Card): Price {
  if (card.kind === "reaction") return card.cost;
  return reduced(card.cost, reduction(seen, player, card.kind, card.deck));
}

function reduction(seen: Seen, player: PlayerView, of: "age" | "building" | "power", sector: Sector): number {
  const god = seen.game.god === null ? [] : (seen.lexicon.god(seen.game.god)?.effects ?? []);
  const own = player.buildings.flatMap(({ as }) => seen.lexicon.card(as)?.effects ?? []);
  return [...god, ...own].reduce(
    (sum, effect) =>
      effect.do === "modCost" && effect.of === of && (effect.sector === "any" || effect.sector === sector)
        ? sum - effect.n
        : sum,
    0,
  );
}

function reduced(price: Price, by: number): Price {
  const left: Partial<Record<Points, number>> = { ...price };
  for (let n = by; n > 0; n--) {
    const largest = POINTS.reduce((best, track) => ((left[track] ?? 0) > (left[best] ?? 0) ? track : best), POINTS[0]);
    if ((left[largest] ?? 0) === 0) break;
    left[largest] = left[largest]! - 1;
  }
  return left;
}

/** Points missing to a price: "1 Matériau". */
export function missing(player: PlayerView, price: Price): Price {
  return Object.fromEntries(
    POINTS.flatMap((track) => {
      const short = (price[track] ?? 0) - player.tracks[track];
      return short > 0 ? [[track, short]] : [];
    }),
  );
}
