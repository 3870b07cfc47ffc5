import type { Seat } from "@paravent/kernel";
import type { LeaguesFacts } from "./facts.ts";

/** DK-LG-SHADOW-01: whether this player is the Shadow, with a Manifestation not yet used this Cycle. */
export const isShadowAtWork = ({ leagues }: Readonly<LeaguesFacts>, seat: Seat): boolean =>
  leagues !== null && leagues.shadow === seat && !leagues.shadowUsed;
