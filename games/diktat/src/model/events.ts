import type { LeagueEvent } from "../leagues/state/events.ts";
import type { OthersEvent } from "../others/state/events.ts";
import type { PoliticsEvent } from "../politics/state/events.ts";
import type { OathEvent } from "../politics/state/oath-events.ts";
import type { PileEvent } from "./base/events/piles.ts";
import type { PossessionEvent } from "./base/events/possessions.ts";
import type { ResolutionEvent } from "./base/events/resolution.ts";
import type { TableEvent } from "./base/events/table.ts";

/** Facts of a game, in the past tense. Each tells all it takes to apply it and to say who perceives what. */
export type DiktatEvent =
  | TableEvent
  | PileEvent
  | PossessionEvent
  | ResolutionEvent
  | OathEvent
  | PoliticsEvent
  | OthersEvent
  | LeagueEvent;

export type { OthersEvent } from "../others/state/events.ts";
export type { PileEvent, PlacedPawn } from "./base/events/piles.ts";
export type { PossessionEvent } from "./base/events/possessions.ts";
export type { ResolutionEvent } from "./base/events/resolution.ts";
export type { Resource, TableEvent } from "./base/events/table.ts";
