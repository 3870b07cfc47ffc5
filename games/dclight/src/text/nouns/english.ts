import type { Nouns } from "./nouns.ts";

export const ENGLISH_NOUNS: Nouns = {
  colours: { red: ["red", "red"], blue: ["blue", "blue"], green: ["green", "green"] },
  slots: { priority: "Priority", secondary: "Secondary", accessory: "Accessory" },
  phases: {
    setup: "Setup",
    draw: "Draw",
    production: "Production",
    offerings: "Offerings",
    development: "Development",
    over: "End of the game",
  },
  ends: {
    lastTurn: "The last turn has been played",
    twoSectors: "Two sectors at age 3",
    thirdCreature: "The third common creature has appeared",
    fourthCreature: "The fourth common creature has appeared",
  },
  windows: { reactCancel: "Diplomacy", reactRetaliate: "Holy War" },
  forms: { Creature: ["Creature", "Creatures"], Materials: ["Material", "Materials"] },
  nothing: "nothing",
};
