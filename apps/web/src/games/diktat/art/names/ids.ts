/** The game's own names, gathered here so that the drawings depend on one line of the game. */
export type { Affinity, AffinitySymbol, Agent, SectorId } from "@paravent/diktat";
