import { nothing, type Perceptions, parties } from "../../model/base/perceived.ts";
import type { PoliticsEvent } from "../state/events.ts";
import { openPart } from "../state/goods.ts";
import type { OathEvent } from "../state/oath-events.ts";

/** Who perceives what of trades, talk and oaths. */
export const perceptions: Perceptions<PoliticsEvent | OathEvent> = {
  tradeOffered: { tells: true, knows: parties, veil: nothing },
  placeOffered: { tells: true, knows: parties, veil: nothing },
  // DK-RUL-106: an offer lapses by what everybody can see; who does not know of it must not notice that it was there.
  offerClosed: { tells: (e) => e.how !== "lapsed", knows: parties, veil: nothing },
  traded: {
    tells: true,
    knows: parties,
    veil: ({ type, from, to, give, want }) => ({ type, from, to, give: openPart(give), want: openPart(want) }),
  },
  shown: { tells: true, knows: (e) => [e.from, ...e.to], veil: ({ type, from, to }) => ({ type, from, to }) },
  told: { tells: true, knows: (e) => [e.from, ...e.to], veil: nothing },
  // DK-RUL-127: with Leagues in play there is no private talk, and so no private offer of an oath.
  oathOffered: { tells: false, knows: (e) => [e.from, e.to], veil: (e) => (e.aloud ? { ...e } : null) },
  oathOfferDropped: { tells: false, knows: (e) => [e.from, e.to], veil: (e) => (e.aloud ? { ...e } : null) },
  oathSworn: {
    tells: false,
    knows: (e) => e.parties,
    veil: ({ type, oath, parties, until }) => ({ type, oath, parties, until }),
  },
  oathTermNoted: { tells: false, knows: () => [], veil: () => null },
  oathTermSettled: { tells: false, knows: (e) => e.parties, veil: () => null },
  oathTruthTold: { tells: true, knows: (e) => e.parties, veil: () => null },
  oathBroken: {
    tells: true,
    knows: (e) => e.parties,
    veil: ({ type, oath, parties, seats }) => ({ type, oath, parties, seats }),
  },
  oathClaimed: {
    tells: false,
    knows: (e) => e.parties,
    veil: ({ type, oath, parties, by, against }) => ({ type, oath, parties, by, against }),
  },
  cardHanded: { tells: false },
  markerHanded: { tells: false },
  markersExchanged: { tells: false },
  // DK-RUL-58: its parties learn that what was offered under oath to the last lay ready behind a screen, or that nothing
  // was promised that could tell. It says so whatever was in it, for nobody else may notice which (`oathTermSettled`).
  oathExpired: { tells: true },
  oathOpened: { tells: true },
  oathJudged: { tells: true },
};
