import { type Played, type PlayerSetup, table } from "../testing/index.ts";

/** PoliSec, Rank 35. */
export const police = (setup: PlayerSetup = {}): PlayerSetup => ({ cabal: "polisec", ...setup });

/** Two piles with Sleeper Agents in Karst, one in Motol; PoliSec names the sectors. */
export const asleep = (setup: PlayerSetup = {}): Played =>
  table({ ps: police(setup), ana: {}, bor: {} })
    .pile("ana", "karst", "E", "sleeper")
    .pile("bor", "karst", "C", "sleeper")
    .pile("ana", "motol", "C", "sleeper")
    .resolution()
    .does("ps", "karst");
