import type { PossessionEvent } from "@paravent/diktat";
import { cabalRef } from "@paravent/diktat/refs";
import { Icon } from "../art/index.ts";
import { Develop } from "./scenes/Develop.tsx";
import { sceneOf } from "./scenes/scene-of.tsx";
import type { Beats } from "./scenes/telling.ts";
import { affinity, cardBack, coins, marker, SUPPLY, tile } from "./signs.tsx";

/** Cards, markers and Affinity tokens of players. */
export const POSSESSION_BEATS: Beats<PossessionEvent> = {
  cardTaken: {
    weight: "note",
    sound: "coin",
    flights: ({ seat, card }) => [{ from: `card:${card}`, to: `row:${seat}`, sign: tile("card") }],
    spots: ({ seat }) => [`seat:${seat}`],
  },
  trophyCardDiscarded: { weight: "note", spots: ({ card }) => [`card:${card}`] },
  cardLost: {
    weight: "with",
    flights: ({ seat }) => [{ from: `row:${seat}`, to: SUPPLY, sign: tile("card") }],
  },
  cabalCardPlaced: {
    weight: "scene",
    sound: "place",
    steps: ["open", "name", "turn", "travel", "hold"],
    flights: ({ seat }) => [{ from: "laid", to: `cabal:${seat}`, sign: cardBack }],
    spots: ({ seat }) => [`cabal:${seat}`],
    scene: ({ seat, card }, seen) => sceneOf(seen, Develop, { by: seat, element: cabalRef(card) }),
  },
  cabalCardReturned: {
    weight: "note",
    flights: ({ seat }) => [{ from: `cabal:${seat}`, to: SUPPLY, sign: cardBack }],
  },
  markerTaken: {
    weight: "note",
    sound: "coin",
    flights: ({ seat, sector, how }) => [
      { from: `sector:${sector}`, to: `influence:${seat}`, sign: marker(sector, how === "slot" ? 1 : 2) },
    ],
    spots: ({ seat }) => [`influence:${seat}`],
  },
  markerDiscarded: {
    weight: "with",
    flights: ({ seat, sector }) => [{ from: `influence:${seat}`, to: `sector:${sector}`, sign: marker(sector, 1) }],
  },
  used: { weight: "line" },
  useBegan: { weight: "note", sound: "name", spots: ({ owner }) => [`seat:${owner}`] },
  useEnded: { weight: "line" },
  readied: { weight: "with", who: ({ owner }) => owner },
  paidOnto: {
    weight: "with",
    sound: "coin",
    flights: ({ seat, pp }) => [{ ...coins(seat, null, pp), to: `cabal:${seat}` }],
  },
  gainRecorded: { weight: "line" },
  supplySearched: { weight: "line" },
  affinityGained: {
    weight: "with",
    sound: "coin",
    // Which types they are is for those who may know.
    flights: ({ seat, tokens }) => [
      {
        from: SUPPLY,
        to: `agents:${seat}`,
        sign: tokens?.length === 1 ? affinity(tokens[0]!) : <Icon name="anyAffinity" size={28} />,
      },
    ],
  },
  affinityReturned: {
    weight: "with",
    flights: ({ seat, token }) => [{ from: `agents:${seat}`, to: SUPPLY, sign: affinity(token) }],
  },
  affinityExchanged: { weight: "note", sound: "look", spots: ({ seat }) => [`seat:${seat}`] },
  affinitiesLost: { weight: "with" },
  affinityPlaced: {
    weight: "note",
    sound: "coin",
    flights: ({ seat, token }) => [
      { from: `agents:${seat}`, to: `row:${seat}`, sign: affinity(token) },
      { from: `row:${seat}`, to: `vp:${seat}`, sign: tile("vp", "crown") },
    ],
    spots: ({ seat }) => [`vp:${seat}`],
  },
};
