import type { LeagueEvent } from "../leagues/state/events.ts";
import type { OthersEvent } from "../others/state/events.ts";
import type { PoliticsEvent } from "../politics/state/events.ts";
import type { OathEvent } from "../politics/state/oath-events.ts";
import type { BaseEvent } from "./base/events/index.ts";

/** Facts of a game, in the past tense. Each tells all it takes to apply it and to say who perceives what. */
export type DiktatEvent = BaseEvent | OathEvent | PoliticsEvent | OthersEvent | LeagueEvent;

export type { PlacedPawn, Resource } from "./base/events/index.ts";
