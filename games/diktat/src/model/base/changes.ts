import type { GameEvent } from "@paravent/kernel";

/** How each type of event changes the facts. The type makes sure that none is missing. */
export type Changes<F, E extends GameEvent> = {
  readonly [T in E["type"]]: (f: F, e: Extract<E, { type: T }>) => void;
};

/** What an expansion changes in its own facts when something happens in the base game or in another expansion. */
export type Reactions<F, E extends GameEvent> = Partial<Changes<F, E>>;
