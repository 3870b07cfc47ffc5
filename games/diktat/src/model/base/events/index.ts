import type { PileEvent } from "./piles.ts";
import type { PossessionEvent } from "./possessions.ts";
import type { ResolutionEvent } from "./resolution.ts";
import type { TableEvent } from "./table.ts";

/** What happens in the base game. */
export type BaseEvent = TableEvent | PileEvent | PossessionEvent | ResolutionEvent;

export type { PileEvent, PlacedPawn } from "./piles.ts";
export type { PossessionEvent } from "./possessions.ts";
export type { ResolutionEvent } from "./resolution.ts";
export type { Resource, TableEvent } from "./table.ts";
