import type { Law } from "@paravent/kernel";
import { packOf } from "./content/installed.ts";
import { cardsOfDeck } from "./content/pack.ts";
import type { DclightFacts } from "./model/facts.ts";
import { SECTORS, TRACKS } from "./model/names.ts";

/** Statements that hold whenever the game waits for an answer. */
export const laws: readonly Law<DclightFacts>[] = [
  {
    name: "every marker is on its track",
    check: (s) => {
      const { tracks, constants } = packOf(s);
      for (const [seat, player] of s.players.entries()) {
        const off = TRACKS.find(
          (track) => player.tracks[track] < tracks[track].min || player.tracks[track] > tracks[track].max,
        );
        if (off) return `seat ${seat}: ${off} ${player.tracks[off]}`;
        // DC-CREA-05: on its last space it does not rest.
        if (player.tracks.creature === tracks.creature.max)
          return `seat ${seat}: the creature marker rests on its last space`;
        if (SECTORS.some((sector) => player.ages[sector] < 0 || player.ages[sector] > 3)) return `seat ${seat}: an age`;
      }
      const { creature, central } = s.common;
      if (creature < 0 || creature >= constants.summonAt) return `the common marker on ${creature}`;
      return central < 0 || central > constants.centralEnd ? `the central marker on ${central}` : null;
    },
  },
  {
    name: "each card is in exactly one place",
    check: (s) => {
      if (s.phase === "setup" && s.decks.military.length === 0) return null; // not yet shuffled
      const held = s.players.flatMap(({ hand, looked, buildings, trophies }) => [
        ...hand,
        ...looked,
        ...buildings.map(({ card }) => card),
        ...trophies.buildings.map(({ card }) => card),
      ]);
      const cards = [...SECTORS.flatMap((sector) => [...s.decks[sector], ...s.discard[sector]]), ...held].sort();
      const all = SECTORS.flatMap((sector) => cardsOfDeck(packOf(s), sector)).sort();
      return cards.join() === all.join() ? null : `${cards.length} cards: ${cards.join()}`;
    },
  },
  {
    name: "each creature is in exactly one place",
    check: (s) => {
      if (s.phase === "setup" && s.creatureDeck.length === 0) return null; // not yet shuffled
      const creatures = [
        ...s.creatureDeck,
        ...s.creatureDiscard,
        ...s.creatures.map(({ creature }) => creature),
        ...s.players.flatMap(({ trophies }) => trophies.creatures),
      ].sort();
      const all = [...packOf(s).creatures.keys()].sort();
      return creatures.join() === all.join() ? null : creatures.join();
    },
  },
  {
    name: "nobody has the same building twice",
    check: (s) => {
      const twice = s.players.findIndex(
        ({ buildings }) => new Set(buildings.map(({ as }) => as)).size < buildings.length,
      );
      return twice < 0 ? null : `seat ${twice}`;
    },
  },
  {
    name: "a copy has a marker pair of its own, and nothing else has one",
    check: (s) => {
      const buildings = s.players.flatMap((player) => player.buildings);
      const pairs = buildings.flatMap(({ pair }) => (pair === null ? [] : [pair]));
      if (new Set(pairs).size < pairs.length) return `pairs ${pairs.join()}`;
      if (buildings.some(({ card, as, pair }) => (card === as) !== (pair === null))) return "a copy without a pair";
      const copied = buildings.flatMap((building) => building.copied);
      return copied.every((pair) => pairs.includes(pair)) && new Set(copied).size === copied.length
        ? null
        : `markers ${copied.join()}`;
    },
  },
  {
    name: "an order names each sector once",
    check: (s) => {
      const wrong = s.players.findIndex(({ order }) => order.length > 0 && new Set(order).size !== SECTORS.length);
      return wrong < 0 ? null : `seat ${wrong}: ${s.players[wrong]!.order.join()}`;
    },
  },
];
