import { type Ref, type Refusal, refuse, type Seat } from "@paravent/kernel";
import type { DiktatEvent } from "../model/events.ts";
import type { DiktatRules, Facts } from "../rules/write.ts";
import { type Offer, offerIn } from "./state/offer.ts";

/** Offers of one player that wait for an answer at the same time. */
const MOST_OFFERS = 3;

type OfferOf<K extends Offer["kind"]> = Extract<Offer, { kind: K }>;

const NO_OFFERS: readonly never[] = [];

export const received = <K extends Offer["kind"]>(s: Facts, seat: Seat, kind: K): readonly OfferOf<K>[] =>
  s.offers.length === 0
    ? NO_OFFERS
    : s.offers.filter((offer): offer is OfferOf<K> => offer.to === seat && offer.kind === kind);

export const made = <K extends Offer["kind"]>(s: Facts, seat: Seat, kind: K): readonly OfferOf<K>[] =>
  s.offers.length === 0
    ? NO_OFFERS
    : s.offers.filter((offer): offer is OfferOf<K> => offer.from === seat && offer.kind === kind);

/** The offer an answer names: one made to this seat, or one it made itself. */
export function findOffer(s: Facts, seat: Seat, ref: Ref, side: "from" | "to"): Offer | undefined {
  const { seat: other, id } = offerIn(ref);
  return s.offers.find(
    (offer) => offer.id === id && offer[side] === seat && (side === "to" ? offer.from : offer.to) === other,
  );
}

/** The number of the next offer between two players. */
export const dealOf = (s: Facts, from: Seat, to: Seat): number => s.offersMade[from * s.players.length + to]! + 1;

type How = Extract<DiktatEvent, { type: "offerClosed" }>["how"];

export function closeOffer(g: DiktatRules, { kind, from, to, id }: Offer, how: How): void {
  g.emit({ type: "offerClosed", kind, from, to, id, how });
}

const TOO_EARLY = refuse("beforeFirstCycle", "DK-SEQ-02");
const TOO_LATE = refuse("gameOver", "DK-AFF-04");

/** Politics begin with the first Cycle and end with the game. */
export function whyNoPolitics(s: Facts): Refusal | null {
  if (s.cycle === 0) return TOO_EARLY;
  return s.phase === "over" ? TOO_LATE : null;
}

export function tooManyOffers(s: Facts, seat: Seat): Refusal | null {
  let open = 0;
  for (const { from } of s.offers) if (from === seat) open++;
  return open >= MOST_OFFERS ? refuse("tooManyOffers", "DK-TRADE-01", { open, max: MOST_OFFERS }) : null;
}
