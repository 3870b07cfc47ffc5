import type { BaseFacts } from "../../model/base/facts.ts";
import type { Oath, OathOffer } from "./oath.ts";
import type { Offer } from "./offer.ts";

/** What politics add to the facts of a game. */
export interface PoliticsFacts {
  /** Oaths in force, and offers that wait for an answer. */
  oaths: Oath[];
  oathOffers: OathOffer[];
  /** How many were sworn so far. */
  oathsSworn: number;
  /** Trades and places offered, and how many each player has offered each other so far. */
  offers: Offer[];
  offersMade: number[];
}

/** The facts politics know: their own and those of the base game. */
export type WithPolitics = BaseFacts & PoliticsFacts;

export function emptyPolitics(seats: number): PoliticsFacts {
  return {
    oaths: [],
    oathOffers: [],
    oathsSworn: 0,
    offers: [],
    offersMade: new Array<number>(seats * seats).fill(0),
  };
}

/** Oaths and offers are never changed in place, so copies share them. */
export function clonePolitics(from: Readonly<PoliticsFacts>, to: PoliticsFacts): void {
  to.oaths = from.oaths.slice();
  to.oathOffers = from.oathOffers.slice();
  to.oathsSworn = from.oathsSworn;
  to.offers = from.offers.slice();
  to.offersMade = from.offersMade.slice();
}
