import type { OthersEvent } from "@paravent/diktat";
import type { Happened, Weight } from "../../../stage/declared.ts";
import { OTHERS } from "../others/seen.ts";
import { Attack } from "./scenes/Attack.tsx";
import { sceneOf } from "./scenes/scene-of.tsx";
import type { Beats } from "./scenes/telling.ts";
import { cardBack, pawnBack, SUPPLY, tile } from "./signs.tsx";

const theirs = () => OTHERS;

/** Several in a row are one thing that happens. */
const inARow = (event: Happened, before: readonly Happened[]): Weight =>
  before.at(-1)?.type === event.type ? "with" : "note";

/** The Others: arrival, Darkness, attacks, Gloom. */
export const OTHERS_BEATS: Beats<OthersEvent> = {
  othersLaid: {
    weight: inARow,
    sound: "threat",
    who: theirs,
    flights: ({ sector, pawns }) => [{ from: SUPPLY, to: `sector:${sector}`, sign: pawnBack(true), n: pawns.length }],
    spots: ({ sector }) => [`sector:${sector}`],
  },
  othersGathered: {
    weight: "note",
    sound: "threat",
    who: theirs,
    flights: ({ pawns }) => [{ from: SUPPLY, to: "sector:artefact", sign: pawnBack(true), n: pawns.length }],
    spots: () => ["sector:artefact"],
  },
  othersMoved: {
    weight: inARow,
    sound: "threat",
    who: theirs,
    flights: ({ from, to }) => [{ from: `sector:${from}`, to: `sector:${to}`, sign: pawnBack(true) }],
    spots: ({ to }) => [`sector:${to}`],
  },
  othersPawnDiscarded: { weight: inARow, sound: "turn", who: theirs, spots: ({ sector }) => [`sector:${sector}`] },
  cardCorrupted: {
    weight: inARow,
    sound: "threat",
    who: theirs,
    flights: ({ card, from }) => [
      { from: from === "deck" ? "deck" : `card:${card}`, to: "corruption", sign: cardBack },
    ],
    spots: () => ["corruption"],
  },
  corruptionPlaced: {
    weight: inARow,
    sound: "threat",
    who: theirs,
    flights: ({ sector }) => [{ from: "corruption", to: `sector:${sector}`, sign: tile("corruption", "dark") }],
    spots: ({ sector }) => [`sector:${sector}`],
  },
  corruptionKilled: { weight: "note", sound: "strike", spots: ({ sector }) => [`sector:${sector}`] },
  gloomPlaced: {
    weight: inARow,
    sound: "threat",
    who: theirs,
    flights: ({ sector, n }) => [{ from: "corruption", to: `sector:${sector}`, sign: tile("gloom", "dark"), n }],
    spots: ({ sector }) => [`sector:${sector}`],
  },
  gloomDiscarded: {
    weight: "note",
    sound: "place",
    flights: ({ sector }) => [{ from: `sector:${sector}`, to: SUPPLY, sign: tile("gloom", "dark") }],
  },
  othersAssassinationBegan: {
    weight: "scene",
    sound: "threat",
    steps: ["open", "name", "strike", "hold"],
    who: theirs,
    scene: ({ target, sector, pile, assassins }, seen) => {
      const count = seen.game.piles.find(({ id }) => id === pile)?.pawns.length ?? 1;
      return sceneOf(seen, Attack, { pile: { owner: target, sector, count, at: 1 }, assassins });
    },
    spots: ({ sector, target }) => [`sector:${sector}`, `seat:${target}`],
  },
  othersAssassinationEnded: { weight: "line" },
  othersTook: { weight: "note", sound: "threat", who: theirs, spots: ({ lost }) => lost.map((seat) => `seat:${seat}`) },
  othersHeld: { weight: "note", sound: "threat", who: theirs, spots: ({ sector }) => [`sector:${sector}`] },
  othersDriven: { weight: "note", sound: "strike", who: theirs, spots: ({ sector }) => [`sector:${sector}`] },
  pragueFell: { weight: "note", sound: "threat", who: theirs, spots: () => ["corruption"] },
};
