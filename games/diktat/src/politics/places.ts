import { branch, pick, type Ref, type Refusal, refuse, type Seat } from "@paravent/kernel";
import { refersTo } from "../names/read-ref.ts";
import { offerRef } from "../names/refs.ts";
import { pileOf, sendSleeperHome } from "../rules/effects/piles.ts";
import { acts, type DiktatRules, type Facts, numberIn, pileRef } from "../rules/write.ts";
import { closeOffer, dealOf, findOffer, made, received, tooManyOffers, whyNoPolitics } from "./dealing.ts";
import type { PlaceOffer } from "./state/offer.ts";
import { otherRefs } from "./state/partners.ts";

const NO_OFFER = refuse("noOffer", "DK-RUL-53");
const OFFER_GONE = refuse("offerGone", "DK-RUL-106");
const NO_PILE = refuse("noPileToConcede", "DK-PLACE-01");

/** DK-PLACE-01, DK-RUL-53: the owner of a pile that is not yet revealed proposes, the beneficiary agrees. */
export const offerConcede = acts({
  rule: "DK-PLACE-01",
  what(s, seat) {
    if (whyNoPlace(s, seat)) return null;
    const to = pick(otherRefs(s, seat));
    return branch(ownPiles(s, seat).map((pile) => ({ name: pileRef(pile.id), ask: to })));
  },
  closed: whyNoPlace,
  because: (s, seat, ref) => whyNotPile(s, seat, ref),
  run(g, seat, { branch: ref, value: [to] }) {
    const pile = pileOf(g.facts, numberIn(ref));
    const beneficiary = numberIn(to);
    const id = dealOf(g.facts, seat, beneficiary);
    g.emit({ type: "placeOffered", from: seat, to: beneficiary, id, pile: pile.id, sector: pile.sector });
    return null;
  },
});

/** The pile goes; nobody sees its pawns (DK-RUL-54), and its place is anybody's. */
export const acceptConcede = acts({
  rule: "DK-RUL-53",
  what: (s, seat) => pick(received(s, seat, "place").map(({ from, id }) => offerRef(from, id))),
  closed: (s) => whyNoPolitics(s) ?? NO_OFFER,
  because: () => OFFER_GONE,
  run(g, seat, [ref]) {
    concede(g, findOffer(g.facts, seat, ref, "to") as PlaceOffer);
    return null;
  },
});

function concede(g: DiktatRules, { from, to, pile: id }: PlaceOffer): void {
  const pile = pileOf(g.facts, id);
  sendSleeperHome(g, pile);
  const kinds = pile.pawns.map(({ kind }) => kind);
  g.emit({ type: "pileConceded", seat: from, to, pile: id, sector: pile.sector, kinds });
}

export const refuseConcede = answering("refused");
export const withdrawConcede = answering("withdrawn");

function answering(how: "refused" | "withdrawn") {
  const mine = how === "withdrawn";
  return acts({
    rule: "DK-RUL-53",
    what: (s, seat) =>
      pick((mine ? made : received)(s, seat, "place").map(({ from, to, id }) => offerRef(mine ? to : from, id))),
    closed: () => NO_OFFER,
    because: () => OFFER_GONE,
    run(g, seat, [ref]) {
      closeOffer(g, findOffer(g.facts, seat, ref, mine ? "from" : "to")!, how);
      return null;
    },
  });
}

const ownPiles = (s: Facts, seat: Seat) => s.piles.filter((pile) => pile.owner === seat);

function whyNoPlace(s: Facts, seat: Seat): Refusal | null {
  const why = whyNoPolitics(s) ?? tooManyOffers(s, seat);
  return why ?? (s.piles.some((pile) => pile.owner === seat) ? null : NO_PILE);
}

function whyNotPile(s: Facts, seat: Seat, ref: Ref): Refusal | null {
  const pile = s.piles.find((one) => pileRef(one.id) === ref);
  if (!pile) return refersTo(ref, "pile") ? refuse("pileGone", "DK-RUL-53") : null;
  return pile.owner === seat ? null : refuse("notYourPile", "DK-PLACE-01");
}
