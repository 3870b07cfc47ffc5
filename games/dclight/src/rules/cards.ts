import type { RuleId, Seat } from "@paravent/kernel";
import { packOf } from "../content/installed.ts";
import type { CardId, Sector } from "../model/names.ts";
import type { DclightRules, Facts } from "./write.ts";

export const deckOf = (s: Facts, card: CardId): Sector => packOf(s).cards.get(card)!.deck;

/** Hand cards by what their backs show. */
export function backsOf(s: Facts, hand: readonly CardId[]): Record<Sector, number> {
  const backs = { military: 0, civil: 0, religion: 0 };
  for (const card of hand) backs[deckOf(s, card)]++;
  return backs;
}

/** Hand cards of one sector. */
export function heldOf(s: Facts, seat: Seat, sector: Sector): number {
  const { cards } = packOf(s);
  let n = 0;
  for (const card of s.players[seat]!.hand) if (cards.get(card)!.deck === sector) n++;
  return n;
}

/** DC-HAND-09: a sector whose deck and discard pile are both empty cannot be chosen. */
export const isDrawable = (s: Facts, sector: Sector): boolean => s.decks[sector].length + s.discard[sector].length > 0;

/**
 * The next card of a sector's deck; DC-HAND-08, -09: the discard pile makes a new deck, and cards being looked at are not
 * part of it.
 */
export function topCard(g: DclightRules, sector: Sector): CardId | null {
  if (g.facts.decks[sector].length === 0 && g.facts.discard[sector].length > 0) {
    const order = g.facts.discard[sector].slice();
    g.rng.shuffle(order);
    g.emit({ type: "discardShuffled", deck: sector, order });
  }
  return g.facts.decks[sector].at(-1) ?? null;
}

/** Takes so many cards to look at, or as many as there are. */
export function lookAt(g: DclightRules, seat: Seat, deck: Sector, n: number): void {
  for (let looked = 0; looked < n; looked++) {
    const card = topCard(g, deck);
    if (card === null) return;
    g.emit({ type: "cardLookedAt", seat, deck, card });
  }
}

export function discardCard(g: DclightRules, seat: Seat, card: CardId, rule: RuleId): void {
  g.emit({ type: "cardDiscarded", seat, deck: deckOf(g.facts, card), card, rule });
}

export function drawCard(g: DclightRules, seat: Seat, deck: Sector): void {
  const card = topCard(g, deck);
  if (card !== null) g.emit({ type: "cardDrawn", seat, deck, card });
}
