import type { Game, GameEvent, Input, Json, RngWords, State } from "@paravent/kernel";
import type { Words } from "../fault.ts";

/** One input of a lesson: the learner's, which is waited for, or a rival's, which is given for it. */
export interface Move {
  readonly seat: number;
  /** What is asked then. */
  readonly asked: string;
  /** The standing action that is used; null: the open question is answered. */
  readonly act: string | null;
  readonly value: Json;
  /** Words of the generator it is taken with, where the dice are to fall as they are written. */
  readonly luck: RngWords | null;
}

export interface Point {
  readonly at: string;
  readonly label: Words | null;
}

export interface Try {
  readonly asked: string | null;
  readonly names: string | null;
  readonly lacks: string | null;
  readonly say: Words;
}

export interface Step {
  readonly id: string;
  readonly say: Words;
  readonly move: Words | null;
  readonly points: readonly Point[];
  readonly moves: readonly Move[];
  readonly tries: readonly Try[];
  readonly otherwise: Words | null;
  readonly hint: Words | null;
  readonly rule: string | null;
}

/** What a list of lessons says of one. */
export interface LessonHead {
  readonly id: string;
  readonly title: Words;
  readonly about: Words;
  readonly minutes: number;
  readonly teller: string;
  readonly steps: number;
}

/** A lesson that has been played to its end: every word of it fits the rules. */
export interface Lesson extends Omit<LessonHead, "steps"> {
  /** What is waited for and what is told, as a hash: progress in another version counts by steps alone. */
  readonly version: string;
  readonly names: readonly (string | null)[];
  readonly options: Json;
  /** The position, at its first question, and what led there. */
  readonly state: State<unknown>;
  readonly events: readonly GameEvent[];
  readonly steps: readonly Step[];
  readonly end: Words;
}

/** What a game brings along to teach itself: the `lessons` of `<package>/lessons`. */
export interface Stage {
  /** The folder of its lessons, as a file URL. */
  readonly folder: string;
  /** A table with these players, to be set by the words of the game's scenario builder. */
  table(players: Readonly<Record<string, object>>): object;
}

/** What the builder's last word gives: a position that is played by words. */
export interface Staged {
  readonly position: { readonly game: Game; readonly state: State<unknown> };
  readonly events: readonly GameEvent[];
  readonly done: readonly Done[];
}

/** One thing that was done in it. */
export type Done =
  | { readonly kind: "taken"; readonly input: Input }
  | { readonly kind: "refused" }
  | { readonly kind: "luck"; readonly words: RngWords };
