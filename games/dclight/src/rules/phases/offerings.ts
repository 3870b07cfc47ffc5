import { branch, end, next, type Ref, type Refusal, type Seat, signature } from "@paravent/kernel";
import { packOf } from "../../content/installed.ts";
import type { Price } from "../../model/names.ts";
import { cardPrice } from "../prices.ts";
import { clockwise } from "../seats.ts";
import { spelled } from "../tracks.ts";
import { asks, cardRef, type DclightRules, distinct, type Facts, nameIn, procedure } from "../write.ts";
import {
  facedCreature,
  isOfferingAsked,
  type Offering,
  offeringCost,
  offeringOptions,
  whyNoHelp,
  whyNoOffering,
} from "./offering.ts";
import { roll } from "./production.ts";
import { lossSteps } from "./reprisal.ts";

/** The Offerings phase: creatures one at a time, in the order in which they appeared (DC-OFFER-02). */
export const offerings = procedure(signature<object, null, Offering>("dclight/offerings"), {
  begin(g) {
    g.emit({ type: "phaseBegan", phase: "offerings" });
    return next("nextCreature");
  },

  nextCreature(g, f) {
    f.tried = 0;
    return g.facts.creatures.length > 0 ? next("face") : end();
  },

  /** DC-OFFER-03, -04, -07: its own player, or all in turn from the responsible one; each makes his own roll. */
  face(g, f) {
    const { creature, seat: front } = g.facts.creatures[0]!;
    const seat = clockwise(g.facts, front, f.tried);
    const { colour } = facedCreature(g.facts);
    const dice = colour === null ? null : roll(g, colour);
    const cost = offeringCost(g.facts, seat, facedCreature(g.facts), dice);
    g.emit({ type: "creatureFaced", seat, creature, dice, cost });
    if (isOfferingAsked(g.facts, seat)) return next("offering");
    g.emit({ type: "offeringRefused", seat, creature });
    return beginReprisal(f);
  },

  /** DC-OFFER-12, -16: pay in full, use a card, or refuse. */
  offering: asks({
    subject: "dclight/offering",
    rule: "DC-OFFER-12",
    of: (s) => s.facing!.seat,
    what: (s) => branch(offeringOptions(s, s.facing!.seat)),
    closed: (s) => closedOffers(s, s.facing!.seat),
    then(g, f, { branch: name, value: split }, seat) {
      const { creature } = g.facts.creatures[0]!;
      const paid = spelled(split ?? {});
      switch (name) {
        case "refuse":
          g.emit({ type: "offeringRefused", seat, creature });
          return beginReprisal(f);
        case "pay":
          g.emit({ type: "creatureDefeated", seat, creature, paid });
          return next("nextCreature");
        default:
          return useCard(g, seat, nameIn(name), paid);
      }
    },
  }),

  ...lossSteps,

  /** DC-OFFER-05, -06: a common creature goes on to the next player until all have failed. */
  failed(g, f) {
    const { creature, origin } = g.facts.creatures[0]!;
    f.tried++;
    if (origin === "common" && f.tried < g.facts.players.length) return next("face");
    g.emit({ type: "creatureDiscarded", creature });
    return next("nextCreature");
  },
});

/** DC-OFFER-14, -15: whoever does not pay suffers at once. */
function beginReprisal(f: Offering) {
  f.effect = 0;
  f.left = 0;
  return next("suffer");
}

/** DC-OFFER-17 to -19: the card's own price first; then no reprisal, or the offering paid with its help. */
function useCard(g: DclightRules, seat: Seat, id: string, paid: Price) {
  const card = packOf(g.facts).cards.get(id)!;
  const { creature } = g.facts.creatures[0]!;
  g.emit({ type: "cardPlayed", seat, card: id, deck: card.deck, paid: cardPrice(g.facts, seat, card), target: null });
  if (card.effects[0]?.do === "offerWith") {
    g.emit({ type: "creatureDefeated", seat, creature, paid });
    return next("nextCreature");
  }
  g.emit({ type: "reprisalAvoided", seat, creature });
  return next("failed");
}

function closedOffers(s: Facts, seat: Seat): Record<Ref, Refusal> {
  const open = new Set(offeringOptions(s, seat).map(({ name }) => name));
  const closed: Record<Ref, Refusal> = {};
  if (!open.has("pay")) closed.pay = whyNoOffering(s, seat);
  for (const card of distinct(s.players[seat]!.hand))
    if (!open.has(cardRef(card))) closed[cardRef(card)] = whyNoHelp(s, seat, packOf(s).cards.get(card)!);
  return closed;
}
