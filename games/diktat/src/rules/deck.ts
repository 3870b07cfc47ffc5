import type { CardId } from "../names/names.ts";
import type { DiktatRules } from "./write.ts";

/** DK-RUL-71: the discards are shuffled into a new deck when it has run out. */
export function reshuffleIfEmpty(g: DiktatRules): void {
  if (g.facts.deck.length > 0 || g.facts.discard.length === 0) return;
  const order = g.facts.discard.slice();
  g.rng.shuffle(order);
  g.emit({ type: "discardShuffled", order });
}

/** The top of the deck; null when deck and discards are empty. */
export function topCard(g: DiktatRules): CardId | null {
  reshuffleIfEmpty(g);
  return g.facts.deck.at(-1) ?? null;
}
