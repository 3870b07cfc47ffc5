import type { Seat } from "@paravent/kernel";
import type { GameStory } from "@paravent/protocol";
import type { ComponentChildren, ComponentType } from "preact";

export type ToldFact = GameStory["facts"][number];

/** What a game adds to its story: what the shell cannot say of it. */
export interface StoryWords {
  /** What points come from, in the order of the rules, by the names the rules give them. */
  readonly sources: readonly { readonly id: string; readonly name: string }[];
  /** "VP". */
  readonly unit: string;
  /** Its chapters: which kinds of facts belong together, under which title, and what is said where there was none. */
  readonly chapters: readonly { readonly title: string; readonly kinds: readonly string[]; readonly none: string }[];
  /** The colour of a player on a dark ground, and their sign. */
  colour(seat: Seat): string;
  sign(seat: Seat): ComponentChildren;
  name(seat: Seat): string;
  /** A fact in a sentence or two; null where there is nothing to say. */
  say(fact: ToldFact): string | null;
  /** Who did what, in a sentence, by the events of a move; null where there is nothing to say. */
  tell(events: GameStory["turns"][number]["events"]): string | null;
}

/** Fetches the story of a game, drawn inside its table. */
export type OpenStory = () => Promise<ComponentType<{ onClose(): void }>>;
