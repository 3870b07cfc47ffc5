import type { Json } from "./json.ts";
import type { GameEvent } from "./rules.ts";
import type { Seat } from "./state.ts";

/** Something worth telling of a game that is over: what it was, whom it is about (the one who did it first), and more. */
export interface StoryFact {
  readonly kind: string;
  readonly seats: readonly Seat[];
  readonly with: Readonly<Record<string, Json>>;
}

/**
 * What is told of a game to everybody once it is over, also of what was hidden while it was played. Like a view it is built
 * by allow-list: what is not named here stays hidden.
 */
export interface Story<F, E extends GameEvent> {
  /** The points of every seat by what they come from. What is counted at the end alone is 0 before. */
  points(facts: Readonly<F>): readonly Readonly<Record<string, number>>[];
  /** What there is to tell of an event, mostly nothing; `facts` are those before the move it belongs to. */
  tells(facts: Readonly<F>, event: E): readonly StoryFact[];
}
