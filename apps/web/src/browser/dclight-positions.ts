import { type PlayerSetup, table } from "@paravent/dclight/testing";

// Two cities in the middle of a game, and the dice of a turn.

/** It can pay for most things, and has something of every kind in hand. */
export const RICH: PlayerSetup = {
  tracks: "G5 M4 P6 Mil7 Civ5 Rel3 Mor4 Cre2",
  ages: "2/1/1",
  order: "Mil Civ Rel",
  hand: ["Oracle", "Raid", "Industrial Espionage", "Miracle"],
  buildings: ["Market", "Academy"],
};
export const RIVAL: PlayerSetup = {
  tracks: "G4 M3 P5 Mil1 Civ3 Rel6 Mor2 Cre2",
  ages: "1/1/2",
  order: "Rel Mil Civ",
  buildings: ["Theatre", "Temple"],
};

/** As at the start of a turn: the sector cards are in hand again. */
const { order: _, ...unordered } = RICH;
export const UNORDERED: PlayerSetup = unordered;

export const two = (own: PlayerSetup = RICH, other: PlayerSetup = RIVAL) => table({ A: own, B: other }).turn(6);

export const DICE = {
  red: "Military Materials Military",
  blue: "Gold Population Creature",
  green: "Morale Religion Gold",
};
