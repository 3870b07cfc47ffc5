import type { Observer } from "@paravent/kernel";
import type { DiktatFacts } from "../../model/facts.ts";
import { isParty, type Oath, type OathOffer } from "../state/oath.ts";
import type { OathOfferView, OathView } from "./oath-types.ts";

/**
 * DK-RUL-59: that an oath binds two players, and until when, is public; its terms are for the two until they are
 * contested or revealed. What the rules remember of a term, the truth of a statement above all, has no line here.
 */
export function viewOaths(s: Readonly<DiktatFacts>, who: Observer): OathView[] {
  const views: OathView[] = [];
  for (const oath of s.oaths) {
    const reads = mayRead(oath, who);
    // After its deadline only what is left to be judged keeps an oath alive; that is for those who know its terms.
    if (oath.expired && !reads) continue;
    const { id, parties, until, open, expired } = oath;
    const terms = oath.terms.map(({ by, promise, state }) => ({ by, promise, state }));
    views.push({ id, parties: [...parties], until, open, expired, terms: reads ? terms : null });
  }
  return views;
}

export function viewOathOffers(s: Readonly<DiktatFacts>, who: Observer): OathOfferView[] {
  return s.oathOffers
    .filter((offer) => s.leagues !== null || isBetween(offer, who))
    .map((offer) => ({ ...offer, terms: [...offer.terms] }));
}

export const isBetween = ({ from, to }: OathOffer, who: Observer): boolean => from === who || to === who;

export const mayRead = (oath: Oath, who: Observer): boolean => oath.open || (who !== "public" && isParty(oath, who));
