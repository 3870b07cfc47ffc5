import type { Nouns } from "./nouns.ts";

export const FRENCH_NOUNS: Nouns = {
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
  forms: { Créatures: ["Créature", "Créatures"], Matériaux: ["Matériau", "Matériaux"] },
  nothing: "rien",
};
