import type { LeaguesFacts } from "../leagues/state/facts.ts";
import type { OthersFacts } from "../others/state/facts.ts";
import type { PoliticsFacts } from "../politics/state/facts.ts";
import type { BaseFacts } from "./base/facts.ts";

/** Everything true of a game of Diktat: the base game, and what each expansion adds. */
export interface DiktatFacts extends BaseFacts, PoliticsFacts, LeaguesFacts, OthersFacts {}

export type * from "./base/facts.ts";
