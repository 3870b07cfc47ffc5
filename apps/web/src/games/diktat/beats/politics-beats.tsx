import type { OathEvent, PoliticsEvent } from "@paravent/diktat";
import type { Seat } from "@paravent/kernel";
import type { Flight, Place } from "../../../stage/beat.ts";
import { texts } from "../words/index.ts";
import { Oath } from "./scenes/Oath.tsx";
import { sceneOf } from "./scenes/scene-of.tsx";
import { settledBy } from "./scenes/settled.ts";
import { Trade } from "./scenes/Trade.tsx";
import type { Beats } from "./scenes/telling.ts";
import { crown, marker, SUPPLY, tile } from "./signs.tsx";
import { whatWasSworn } from "./why.ts";

const both = ({ from, to }: { from: Seat; to: Seat }): Place[] => [`seat:${from}`, `seat:${to}`];
const parties = (event: { parties: readonly [Seat, Seat] }): Place[] => event.parties.map((seat) => `seat:${seat}`);
const giver = ({ from }: { from: Seat }): Seat => from;
const slip = ({ from, to }: { from: Seat; to: Seat }): Flight[] => [
  { from: `seat:${from}`, to: `seat:${to}`, sign: tile("trade") },
];

/** Trades, places and talk. */
export const POLITICS_BEATS: Beats<PoliticsEvent> = {
  tradeOffered: { weight: "note", sound: "place", who: giver, flights: slip, spots: both },
  placeOffered: {
    weight: "note",
    sound: "place",
    who: giver,
    flights: slip,
    spots: ({ sector }) => [`sector:${sector}`],
  },
  offerClosed: { weight: "note", who: ({ how, from, to }) => (how === "withdrawn" ? from : to), spots: both },
  // What both sides gave, as far as this observer may know it.
  traded: {
    weight: "scene",
    sound: "coin",
    steps: ["open", "name", "turn", "travel", "hold"],
    // As long as it takes to read both sides before they cross; as long whatever is in them.
    stretch: { name: 4, turn: 1.8, hold: 1.6 },
    who: giver,
    spots: both,
    scene: ({ from, to, give, want }, seen, after) =>
      sceneOf(seen, Trade, {
        sides: [
          { seat: from, gives: give },
          { seat: to, gives: want },
        ],
        settled: settledBy(seen, after),
      }),
  },
  cardHanded: {
    weight: "with",
    who: giver,
    flights: ({ from, to }) => [{ from: `row:${from}`, to: `row:${to}`, sign: tile("card") }],
  },
  markerHanded: {
    weight: "with",
    who: giver,
    flights: ({ from, to, sector, how }) => [
      { from: `influence:${from}`, to: `influence:${to}`, sign: marker(sector, how === "slot" ? 1 : 2) },
    ],
  },
  markersExchanged: {
    weight: "note",
    sound: "place",
    who: giver,
    flights: ({ from, to, sector }) => [
      { from: `influence:${from}`, to: `influence:${to}`, sign: marker(sector, 1) },
      { from: `influence:${to}`, to: `influence:${from}`, sign: marker(sector, 1) },
    ],
  },
  shown: { weight: "note", sound: "look", who: giver, spots: ({ to }) => to.map((seat) => `seat:${seat}`) },
  told: { weight: "note", who: giver, spots: ({ to }) => to.map((seat) => `seat:${seat}`) },
};

/** Oaths on the Artefact. */
export const OATH_BEATS: Beats<OathEvent> = {
  oathOffered: {
    weight: "note",
    sound: "place",
    who: giver,
    flights: ({ from, to }) => [{ from: `seat:${from}`, to: `seat:${to}`, sign: tile("oath") }],
    spots: both,
  },
  oathOfferDropped: { weight: "note", who: ({ how, from, to }) => (how === "refused" ? to : from), spots: both },
  oathSworn: {
    weight: "scene",
    sound: "seal",
    steps: ["open", "name", "turn", "hold"],
    spots: parties,
    scene: ({ parties: sworn, until, terms }, seen) =>
      sceneOf(seen, Oath, { parties: sworn, until, terms: terms ?? null, isBroken: false }),
  },
  oathTermNoted: { weight: "line" },
  oathTermSettled: { weight: "with", spots: parties },
  oathTruthTold: { weight: "with", spots: parties },
  oathBroken: {
    weight: "scene",
    sound: "coin",
    steps: ["open", "name", "silence", "turn", "travel", "hold"],
    who: ({ seats }) => (seats.length === 1 ? seats[0]! : null),
    opening: () => texts.value.beats.oathTested,
    flights: ({ seats }) => seats.map((seat) => ({ from: `vp:${seat}`, to: SUPPLY, sign: crown })),
    spots: ({ seats }) => seats.map((seat) => `vp:${seat}`),
    scene: ({ oath, parties: sworn }, seen) =>
      sceneOf(seen, Oath, { parties: sworn, ...whatWasSworn(seen, oath), isBroken: true }),
  },
  oathExpired: { weight: "with", spots: parties },
  oathOpened: { weight: "note", sound: "turn", spots: parties },
  oathClaimed: { weight: "note", sound: "name", spots: ({ against }) => [`seat:${against}`] },
  oathJudged: { weight: "note", sound: "strike", who: () => null, spots: ({ against }) => [`seat:${against}`] },
};
