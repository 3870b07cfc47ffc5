import type { Nouns } from "./nouns.ts";

/** Names that English says with the article; a pack’s own names stand as they are. */
const WITH_ARTICLE = ["Hypogea", "Karst", "Suburbs", "Combinat", "College of Harmony", "Fortress", "Artefact"];

export const ENGLISH_NOUNS: Nouns = {
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
  placed: (name) => (WITH_ARTICLE.includes(name) ? `the ${name}` : name),
  tokens: { spyToken: ["Spy token", "Spy tokens"], assassinToken: ["Assassin token", "Assassin tokens"] },
};
