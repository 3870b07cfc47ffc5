/** The twelve sectors of Prague, in board order (the order of the rulebook's overview). */
export const SECTORS = [
  "newTown",
  "malaStrana",
  "oldTown",
  "hypogea",
  "karst",
  "suburbs",
  "combinat",
  "motol",
  "harmony",
  "josefov",
  "fortress",
  "artefact",
] as const;
export type SectorId = (typeof SECTORS)[number];

/** The three kinds of Agent. */
export const AGENTS = ["citizen", "guard", "emissary"] as const;
export type Agent = (typeof AGENTS)[number];
export const isAgent = (what: string): what is Agent => (AGENTS as readonly string[]).includes(what);

export const AFFINITIES = ["politics", "people", "artefact"] as const;
export type Affinity = (typeof AFFINITIES)[number];
export const isAffinity = (what: string): what is Affinity => (AFFINITIES as readonly string[]).includes(what);

/** A symbol on a card: one type, or any (DK-RUL-41). */
export type AffinitySymbol = Affinity | "any";

export const MANOEUVRES = [
  "sendTeam",
  "spy",
  "assassinate",
  "extendInfluence",
  "developCabal",
  "specialManoeuvre",
] as const;
export type Manoeuvre = (typeof MANOEUVRES)[number];

/** In place of a seat: the Others, whom nobody plays (section 2.21 of the rules). They own piles and take Trophies' place. */
export const OTHERS = -1;

export const PHASES = [
  "setup",
  "darkness",
  "opportunities",
  "development",
  "league",
  "manoeuvres",
  "resolution",
  "endOfCycle",
  "over",
] as const;
export type Phase = (typeof PHASES)[number];

/** Ids of cabals and cards are those of the content pack. */
export type CabalId = string;
export type CardId = string;

/** Beside one bit for each seat that knows a pawn: everybody has seen it, onlookers too. */
export const IN_PUBLIC = 1 << 7;
