import type { Words } from "@paravent/content";
import type { Condition, Effect, EffectResource } from "./effects.ts";

export type LeagueId = string;

/** The Shadow's ref among the elements: its Manifestation is used like any other. */
export const SHADOW = "shadow";

/** What a cell of a level track gives: so much of something, to be shared, or to each member. */
export interface Reward {
  readonly res: Exclude<EffectResource, "debt" | "rank" | "manoeuvrePawn" | "affinityAny">;
  readonly n: number;
}

export interface LeagueCell {
  readonly reward: readonly Reward[];
  /** DK-LG-OBJ-03: the symbol "each player". */
  readonly each: boolean;
}

/** A League's board. */
export interface League {
  readonly id: LeagueId;
  readonly name: Words;
  readonly motto: Words;
  /** What a member does as it takes a Trophy, as conditions on that Trophy. */
  readonly objective: { readonly text: Words; readonly if: readonly Condition[] };
  /** Cost under the cells 1, 2 and 3; higher Leagues cannot be joined (DK-LG-JOIN-06). */
  readonly joinCost: readonly number[];
  /** Cells of the level track; the first is level 1. */
  readonly cells: readonly LeagueCell[];
}

/** The Leagues of a pack, and what the Shadow can do. */
export interface LeaguesContent {
  readonly boards: ReadonlyMap<LeagueId, League>;
  readonly shadow: { readonly name: Words; readonly text: Words; readonly effects: readonly Effect[] };
}
