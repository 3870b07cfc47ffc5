import type { CabalToken } from "../content/effects.ts";
import type { Affinity, Agent, Manoeuvre, Phase } from "../names/names.ts";

/** The nouns of one language. */
export interface Nouns {
  readonly cabalTokens: Readonly<Record<CabalToken, string>>;
  readonly agents: Readonly<Record<Agent, readonly [one: string, many: string]>>;
  /** The same kinds among the Others (DK-OTH-PILE-01). */
  readonly othersAgents: Readonly<Record<Agent, readonly [one: string, many: string]>>;
  readonly theOthers: string;
  readonly manoeuvres: Readonly<Record<Manoeuvre, string>>;
  readonly phases: Readonly<Record<Phase, string>>;
  readonly affinities: Readonly<Record<Affinity | "any", string>>;
  readonly tokens: Readonly<Record<"spyToken" | "assassinToken", readonly [one: string, many: string]>>;
}

export const FRENCH: Nouns = {
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
  tokens: { spyToken: ["jeton Espion", "jetons Espion"], assassinToken: ["jeton Assassin", "jetons Assassin"] },
};

export const ENGLISH: Nouns = {
  cabalTokens: { blockhouse: "Blockhouse", sleeper: "Sleeper Agent", membership: "Membership", revolt: "Revolt" },
  agents: {
    citizen: ["Citizen", "Citizens"],
    guard: ["Guard", "Guards"],
    emissary: ["Emissary", "Emissaries"],
  },
  othersAgents: {
    citizen: ["Parasite", "Parasites"],
    guard: ["Abomination", "Abominations"],
    emissary: ["Vector", "Vectors"],
  },
  theOthers: "the Others",
  manoeuvres: {
    sendTeam: "Send a team",
    spy: "Spy",
    assassinate: "Assassinate",
    extendInfluence: "Extend influence",
    developCabal: "Develop the Cabal",
    specialManoeuvre: "Special Manoeuvre",
  },
  phases: {
    setup: "Setup",
    darkness: "Darkness",
    opportunities: "Opportunities",
    development: "Development",
    league: "Leagues",
    manoeuvres: "Manoeuvres",
    resolution: "Resolution",
    endOfCycle: "End of Cycle",
    over: "End of the game",
  },
  affinities: { politics: "Politics", people: "People", artefact: "Artefact", any: "Any" },
  tokens: { spyToken: ["Spy token", "Spy tokens"], assassinToken: ["Assassin token", "Assassin tokens"] },
};
