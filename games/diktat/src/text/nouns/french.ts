import type { Nouns } from "./nouns.ts";

export const FRENCH_NOUNS: Nouns = {
  cabalTokens: { blockhouse: "Blockhaus", sleeper: "Agent dormant", membership: "Adhésion", revolt: "Révolte" },
  agents: {
    citizen: ["Citoyen", "Citoyens"],
    guard: ["Garde", "Gardes"],
    emissary: ["Émissaire", "Émissaires"],
  },
  othersAgents: {
    citizen: ["Parasite", "Parasites"],
    guard: ["Abomination", "Abominations"],
    emissary: ["Vecteur", "Vecteurs"],
  },
  theOthers: "les Autres",
  manoeuvres: {
    sendTeam: "Envoyer une équipe",
    spy: "Espionner",
    assassinate: "Assassiner",
    extendInfluence: "Étendre son influence",
    developCabal: "Développer sa Cabale",
    specialManoeuvre: "Manœuvre spéciale",
  },
  phases: {
    setup: "Mise en place",
    darkness: "Noirceur",
    opportunities: "Opportunités",
    development: "Développement",
    league: "Ligues",
    manoeuvres: "Manœuvres",
    resolution: "Résolution",
    endOfCycle: "Fin de Cycle",
    over: "Fin de partie",
  },
  affinities: { politics: "Politique", people: "Peuple", artefact: "Artefact", any: "Toutes" },
  // French sentences set the name apart: « 2 pions : Forteresse ».
  placed: (name) => name,
  tokens: { spyToken: ["jeton Espion", "jetons Espion"], assassinToken: ["jeton Assassin", "jetons Assassin"] },
};
