import { call, end, next, pick, type Ref, type Refusal, refuse, type Seat, signature } from "@paravent/kernel";
import { packOf } from "../content/installed.ts";
import type { CardId, Sector } from "../model/names.ts";
import { deckOf, discardCard, heldOf } from "./cards.ts";
import { asks, cardRef, type DclightRules, distinct, type Facts, nameIn, procedure } from "./write.ts";

/** One of the cards looked at is kept; after the construction of an age the hand is then held to its limits. */
export const keep = procedure(signature<{ by: Seat; deck: Sector; limited: boolean }>("dclight/keep"), {
  /** DC-TIME-04: with one card there is nothing to choose; DC-HAND-09: there may be none. */
  begin(g, f) {
    const { looked } = g.facts.players[f.by]!;
    if (looked.length === 0) return end();
    if (looked.length > 1) return next("keepCard");
    keepCard(g, f.by, f.deck, looked[0]!);
    return next("limits");
  },

  /** DC-AGE-05: one card is kept, the others go to the discard pile. Two equal cards are a choice as well (DC-TIME-04). */
  keepCard: asks({
    subject: "dclight/keepCard",
    rule: "DC-AGE-05",
    of: (_, f) => f.by,
    what: (s, f) => pick(distinct(s.players[f.by]!.looked).map(cardRef)),
    then(g, f, [card]) {
      keepCard(g, f.by, f.deck, nameIn(card));
      return next("limits");
    },
  }),

  limits: (g, f) => (f.limited && toDiscard(g.facts, f.by, f.deck).length > 0 ? next("discardToLimit") : end()),

  /** DC-HAND-05: exactly one card, at once. */
  discardToLimit: asks({
    subject: "dclight/discardToLimit",
    rule: "DC-HAND-05",
    of: (_, f) => f.by,
    what: (s, f) => pick(distinct(toDiscard(s, f.by, f.deck)).map(cardRef)),
    closed: (s, f) => sparedCards(s, f.by, f.deck),
    then(g, f, [card]) {
      discardCard(g, f.by, nameIn(card), "DC-HAND-05");
      return end();
    },
  }),
});

function keepCard(g: DclightRules, seat: Seat, deck: Sector, card: CardId): void {
  g.emit({ type: "cardKept", seat, deck, card });
  const cards = g.facts.players[seat]!.looked.slice();
  if (cards.length > 0) g.emit({ type: "lookedCardsDiscarded", seat, deck, cards });
}

/** DC-HAND-05, DC-RUL-53: cards of the sector where it has too many, else any card of a hand too large; old excess stays. */
function toDiscard(s: Facts, seat: Seat, deck: Sector): CardId[] {
  const { hand, ages } = s.players[seat]!;
  if (heldOf(s, seat, deck) > ages[deck]) return hand.filter((card) => deckOf(s, card) === deck);
  return hand.length > packOf(s).constants.handMax ? hand.slice() : [];
}

/** DC-HAND-05: where the sector has too many, cards of the others stay. */
function sparedCards(s: Facts, seat: Seat, deck: Sector): Record<Ref, Refusal> {
  const { hand, ages } = s.players[seat]!;
  const closed: Record<Ref, Refusal> = {};
  const [has, age] = [heldOf(s, seat, deck), ages[deck]];
  if (has > age)
    for (const card of hand)
      if (deckOf(s, card) !== deck)
        closed[cardRef(card)] = refuse("otherSector", "DC-HAND-05", { sector: deck, has, age });
  return closed;
}

/** Cards looked at by an effect: one is kept before play goes on. Whoever drew had the right, so no limit is passed. */
export function keepThen<const S extends string>(g: DclightRules, by: Seat, then: S) {
  const [card] = g.facts.players[by]!.looked;
  if (card === undefined) return next(then);
  return call(keep, { by, deck: deckOf(g.facts, card), limited: false }, then);
}
