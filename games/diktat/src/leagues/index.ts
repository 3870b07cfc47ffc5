import type { Expansion } from "../rules/expansion.ts";
import { callConclave, conclave, conclaveTiming } from "./conclave.ts";
import { exclusion } from "./excluding.ts";
import { leagueLaws } from "./laws.ts";
import { leagueRise } from "./objectives.ts";
import { league } from "./phase.ts";
import type { LeagueEvent } from "./state/events.ts";
import { perceptions } from "./view/perceptions.ts";

/** The Leagues (section 2.23 of the rules). */
export const leagues = {
  procedures: [league, exclusion, leagueRise, conclave],
  standing: { callConclave },
  perceptions,
  chance: [],
  timing: conclaveTiming,
  laws: leagueLaws,
} satisfies Expansion<LeagueEvent>;
