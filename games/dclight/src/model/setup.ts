import type { Seat } from "@paravent/kernel";
import { cloneTracks } from "./clone.ts";
import type { DclightFacts, Player } from "./facts.ts";
import type { Track } from "./names.ts";

/** The table before anything has happened: DC-SETUP-04 to -07. */
export function emptyTable(
  pack: string,
  seats: number,
  start: Readonly<Record<Track, number>>,
  firstPlayer: Seat | null,
): DclightFacts {
  return {
    pack,
    phase: "setup",
    turn: 1,
    firstPlayer,
    freeSectors: [],
    common: { creature: 0, central: 0, third: null },
    god: null,
    dice: null,
    decks: { military: [], civil: [], religion: [] },
    discard: { military: [], civil: [], religion: [] },
    creatureDeck: [],
    creatureDiscard: [],
    creatures: [],
    facing: null,
    players: Array.from({ length: seats }, () => emptyPlayer(start)),
    final: null,
  };
}

export function emptyPlayer(start: Readonly<Record<Track, number>>): Player {
  return {
    tracks: cloneTracks(start),
    ages: { military: 0, civil: 0, religion: 0 },
    hand: [],
    looked: [],
    buildings: [],
    trophies: { creatures: [], buildings: [] },
    order: [],
    shown: 0,
    passed: false,
    moraleDraws: 0,
    standingPasses: [],
  };
}
