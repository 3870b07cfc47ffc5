import type { LeagueEvent } from "../../leagues/events.ts";
import type { PoliticsEvent } from "../../politics/events.ts";
import type { OathEvent } from "../../politics/oaths/events.ts";
import type { OthersEvent } from "./others.ts";
import type { PileEvent } from "./piles.ts";
import type { PossessionEvent } from "./possessions.ts";
import type { ResolutionEvent } from "./resolution.ts";
import type { TableEvent } from "./table.ts";

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

export type { OthersEvent } from "./others.ts";
export type { PileEvent, PlacedPawn } from "./piles.ts";
export type { PossessionEvent } from "./possessions.ts";
export type { ResolutionEvent } from "./resolution.ts";
export type { Resource, TableEvent } from "./table.ts";
