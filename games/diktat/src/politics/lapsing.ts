import type { DiktatEvent } from "../model/events.ts";
import type { DiktatRules, Facts } from "../rules/write.ts";
import { closeOffer } from "./dealing.ts";
import type { Offer } from "./state/offer.ts";
import { standsOpenly } from "./trading.ts";

/**
 * DK-RUL-106: an offer lapses when it can no longer be carried out, as far as everybody can see, or when its time is
 * over. What is gone behind a screen shows only when the offer is accepted: else its lapse would tell of it.
 */
export function settleOffers(g: DiktatRules, happened: readonly DiktatEvent[]): void {
  const turnOver = happened.some(({ type }) => type === "turnEnded" || type === "turnSkipped" || type === "phaseBegan");
  for (const offer of g.facts.offers.slice())
    if (!stands(g.facts, offer) || isOver(offer, turnOver, happened)) closeOffer(g, offer, "lapsed");
}

/** The turn it was made for has ended, or the place it was about has been left otherwise (DK-PLACE-01). */
function isOver(offer: Offer, turnOver: boolean, happened: readonly DiktatEvent[]): boolean {
  if (offer.kind === "trade") return turnOver && offer.until === "turnEnd";
  return happened.some((event) => event.type === "pileMoved" && event.pile === offer.pile);
}

function stands(s: Facts, offer: Offer): boolean {
  if (offer.kind === "trade") return standsOpenly(s, offer);
  return s.piles.some(({ id }) => id === offer.pile);
}

/** No offer outlives the Cycle it was made in. */
export function lapseAll(g: DiktatRules): void {
  for (const offer of g.facts.offers.slice()) closeOffer(g, offer, "lapsed");
}
