import type { CabalToken } from "../content/effects.ts";
import type { Affinity, Agent, Manoeuvre, Phase, SectorId } from "../model/names.ts";

/** The nouns of one language. */
export interface Nouns {
  readonly cabalTokens: Readonly<Record<CabalToken, string>>;
  readonly agents: Readonly<Record<Agent, readonly [one: string, many: string]>>;
  readonly manoeuvres: Readonly<Record<Manoeuvre, string>>;
  readonly phases: Readonly<Record<Phase, string>>;
  readonly affinities: Readonly<Record<Affinity | "any", string>>;
  readonly influence: Readonly<Record<SectorId, readonly [one: string, two: string]>>;
  readonly tokens: Readonly<Record<"spyToken" | "assassinToken", readonly [one: string, many: string]>>;
}

export const FRENCH: Nouns = {
  cabalTokens: { blockhouse: "Blockhaus", sleeper: "Agent dormant", membership: "Adhésion", revolt: "Révolte" },
  agents: {
    citizen: ["Citoyen", "Citoyens"],
    guard: ["Garde", "Gardes"],
    emissary: ["Émissaire", "Émissaires"],
  },
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
    opportunities: "Opportunités",
    development: "Développement",
    manoeuvres: "Manœuvres",
    resolution: "Résolution",
    endOfCycle: "Fin de Cycle",
    over: "Fin de partie",
  },
  affinities: { politics: "Politique", people: "Peuple", artefact: "Artefact", any: "Toutes" },
  influence: {
    newTown: ["1 PV", "2 PV"],
    malaStrana: ["1 Émissaire par Cycle", "1 Émissaire et 1 PP par Cycle"],
    oldTown: ["Développez gratuitement, à la prise", "Empilé : 3 PP, à la prise"],
    hypogea: ["1 Espion par Cycle", "2 Espions par Cycle"],
    karst: ["1 Assassin par Cycle", "2 Assassins par Cycle"],
    suburbs: ["2 Citoyens par Cycle", "3 Citoyens par Cycle"],
    combinat: ["1 PP par Cycle", "2 PP par Cycle"],
    motol: ["Manifestation : jouer deux fois ou sauter son tour", "Manifestation : idem, ou déplacer une de vos piles"],
    harmony: ["+10 en Rang", "+20 en Rang"],
    josefov: ["2 Affinités au choix", "3 Affinités au choix en tout"],
    fortress: ["1 Garde par Cycle", "2 Gardes par Cycle"],
    artefact: ["Manifestation : déplacer jusqu’à 2 pions", "idem, et aucun PP perdu lors d’une Attaque"],
  },
  tokens: { spyToken: ["jeton Espion", "jetons Espion"], assassinToken: ["jeton Assassin", "jetons Assassin"] },
};

export const ENGLISH: Nouns = {
  cabalTokens: { blockhouse: "Blockhouse", sleeper: "Sleeper Agent", membership: "Membership", revolt: "Revolt" },
  agents: {
    citizen: ["Citizen", "Citizens"],
    guard: ["Guard", "Guards"],
    emissary: ["Emissary", "Emissaries"],
  },
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
    opportunities: "Opportunities",
    development: "Development",
    manoeuvres: "Manoeuvres",
    resolution: "Resolution",
    endOfCycle: "End of Cycle",
    over: "End of the game",
  },
  affinities: { politics: "Politics", people: "People", artefact: "Artefact", any: "Any" },
  influence: {
    newTown: ["1 VP", "2 VP"],
    malaStrana: ["1 Emissary each Cycle", "1 Emissary and 1 PP each Cycle"],
    oldTown: ["Develop free of charge when taken", "Stacked: 3 PP when taken"],
    hypogea: ["1 Spy each Cycle", "2 Spies each Cycle"],
    karst: ["1 Assassin each Cycle", "2 Assassins each Cycle"],
    suburbs: ["2 Citizens each Cycle", "3 Citizens each Cycle"],
    combinat: ["1 PP each Cycle", "2 PP each Cycle"],
    motol: ["Manifestation: play twice or skip your turn", "Manifestation: the same, or move one of your piles"],
    harmony: ["+10 Rank", "+20 Rank"],
    josefov: ["2 Affinities of your choice", "3 Affinities of your choice in all"],
    fortress: ["1 Guard each Cycle", "2 Guards each Cycle"],
    artefact: ["Manifestation: move up to 2 pawns", "the same, and no PP lost to an Attack"],
  },
  tokens: { spyToken: ["Spy token", "Spy tokens"], assassinToken: ["Assassin token", "Assassin tokens"] },
};
