import type { Seat } from "@paravent/kernel";
import { packOf } from "../content/installed.ts";
import type { Card } from "../content/pack.ts";
import type { CardId } from "../model/names.ts";
import { heldOf } from "./cards.ts";
import type { Facts } from "./write.ts";

/**
 * DC-INFO-04: all copies of the card lie where everybody knows them: in its discard pile, in play or under boards. A
 * card in play counts as itself, whatever it copies.
 */
function isAccountedFor(s: Facts, card: Card): boolean {
  let left = card.copies - countOf(s.discard[card.deck], card.id);
  for (const { buildings, trophies } of s.players) {
    for (const building of buildings) if (building.card === card.id) left--;
    for (const spoil of trophies.buildings) if (spoil.card === card.id) left--;
  }
  return left <= 0;
}

/** DC-INFO-04: by public facts he could hold it: a card back of its deck, and a copy that is not accounted for. */
export function couldHold(s: Facts, seat: Seat, card: Card): boolean {
  return heldOf(s, seat, card.deck) > 0 && !isAccountedFor(s, card);
}

/** DC-TIME-08: whether a card drawn from this deck could be a building the player has in play. */
export function couldBeDuplicate(s: Facts, seat: Seat, deck: Card["deck"]): boolean {
  const { cards } = packOf(s);
  for (const { as } of s.players[seat]!.buildings) {
    const card = cards.get(as)!;
    if (card.deck === deck && !isAccountedFor(s, card)) return true;
  }
  return false;
}

function countOf(cards: readonly CardId[], id: CardId): number {
  let n = 0;
  for (const card of cards) if (card === id) n++;
  return n;
}
