import { type Refusal, refuse } from "@paravent/kernel";
import type { PlayerCount } from "../../content/pack.ts";

/** What the players have agreed to play with (sections 2.21 to 2.23). Settled before the game, never changed. */
export interface Configuration {
  readonly others: boolean;
  readonly eternalNight: boolean;
  /** DK-NIGHT-05: 5 Manoeuvres, 5 Cycles, or both. */
  readonly totalWar: readonly TotalWar[];
  readonly leagues: boolean;
  /** DK-RUL-96: the host ends every Conclave when its time is over. */
  readonly conclaveStops: boolean;
}

export const TOTAL_WAR = ["manoeuvres", "cycles"] as const;
export type TotalWar = (typeof TOTAL_WAR)[number];

/** The base game alone. */
export const BASE_GAME: Configuration = {
  others: false,
  eternalNight: false,
  totalWar: [],
  leagues: false,
  conclaveStops: false,
};

/** Why so many players cannot play this together. */
export function configurationFault(c: Configuration, seats: number): Refusal | null {
  if (c.eternalNight && seats < 4) return refuse("nightNeedsFour", "DK-NIGHT-01", { players: seats });
  if (c.totalWar.length > 0 && !c.eternalNight) return refuse("totalWarIsOfTheNight", "DK-NIGHT-05");
  if (c.leagues && !c.eternalNight) return refuse("leaguesAreOfTheNight", "DK-LG-SETUP-01");
  if (c.conclaveStops && !c.leagues) return refuse("noLeagues", "DK-LG-SETUP-01");
  return null;
}

/** Cycles, Manoeuvres, visible cards and pile limit, as the configuration changes them. */
export function countsFor(base: PlayerCount, c: Configuration): PlayerCount {
  if (!c.eternalNight) return base;
  return {
    // DK-NIGHT-02, -05.
    cycles: c.totalWar.includes("cycles") ? 5 : 4,
    // DK-NIGHT-03, -05; DK-NIGHT-06: Leagues keep a pawn of each player in the Assembly.
    manoeuvres: c.totalWar.includes("manoeuvres") && !c.leagues ? 5 : 4,
    visibleCards: base.visibleCards,
    // DK-NIGHT-04, DK-LG-EFF-02.
    pileLimit: c.leagues ? 2 : base.pileLimit,
  };
}
