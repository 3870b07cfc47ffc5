import type { Rng } from "./rng.ts";

/** A fact in the past tense. Small, complete by itself, and the only thing that changes a game's facts. */
export interface GameEvent {
  readonly type: string;
}

/** What a step of the rules works with: the facts to read, a way to make facts happen, and chance. */
export interface Rules<F, E extends GameEvent> {
  readonly facts: Readonly<F>;
  readonly rng: Rng;
  /** Real seconds since `Timing.from` happened, as the host measured them; 0 where nobody does. */
  readonly elapsed: number;
  emit(event: E): void;
}
