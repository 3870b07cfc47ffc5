import type { Colour, End, Phase, ReactionWindow, Slot } from "../model/names.ts";

/** The nouns of one language that no pack prints. */
export interface Nouns {
  readonly colours: Readonly<Record<Colour, readonly [one: string, many: string]>>;
  readonly slots: Readonly<Record<Slot, string>>;
  readonly phases: Readonly<Record<Phase, string>>;
  readonly ends: Readonly<Record<End, string>>;
  readonly windows: Readonly<Record<ReactionWindow, string>>;
  readonly nothing: string;
}

export const FRENCH: Nouns = {
  colours: { red: ["rouge", "rouges"], blue: ["bleu", "bleus"], green: ["vert", "verts"] },
  slots: { priority: "Prioritaire", secondary: "Secondaire", accessory: "Accessoire" },
  phases: {
    setup: "Mise en place",
    draw: "Pioche",
    production: "Production",
    offerings: "Offrandes",
    development: "Développement",
    over: "Fin de partie",
  },
  ends: {
    lastTurn: "Le dernier tour est joué",
    twoSectors: "Deux secteurs à l’âge 3",
    thirdCreature: "La troisième créature commune est apparue",
    fourthCreature: "La quatrième créature commune est apparue",
  },
  windows: { reactCancel: "Diplomatie", reactRetaliate: "Guerre Sainte" },
  nothing: "rien",
};

export const ENGLISH: Nouns = {
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
  nothing: "nothing",
};
