import type { Json } from "./json.ts";
import type { ChanceWords } from "./keyed-rng.ts";

/** A place at the table, counted clockwise from 0. */
export type Seat = number;

/** Who looks: a seat, or somebody who sits nowhere and sees less than any seat. */
export type Observer = Seat | "public";

/** The locals of a procedure: names and numbers everybody may know. Hidden facts never enter a frame. */
export type Env = Record<string, Json>;

/** One procedure under way: where it stands and what it remembers. The stack of frames is the whole continuation. */
export interface Frame {
  proc: string;
  step: string;
  env: Env;
  /** The step to go on with when the procedure called from here ends; null when none is under way. */
  then: string | null;
  /** What the procedure called from here ended with. */
  result: Json;
  /** Whether the boundary before the current step has been passed. */
  passed: boolean;
  /** Answers sealed to its question when something came between: they come back with the question. */
  kept?: SealedAnswer[];
}

/** An answer waiting for the others of the same simultaneous question. Only its author may know it. */
export interface SealedAnswer {
  seat: Seat;
  value: Json;
}

/** A wish to be asked at the next boundary of a kind (or at any, "*"). Private to its seat. */
export interface Stop {
  seat: Seat;
  at: string;
}

/** When a seat wants to be asked what it could do: at every boundary, on its own turn, at some kinds, or not at all. */
export type AskPolicy = "always" | "ownTurn" | "never" | readonly string[];

/**
 * How a seat wants to be asked about one thing it could do, or all (`*`), or where it stops every time (`stop`).
 * Private to its seat; it changes only whether the game waits.
 */
export interface Setting {
  seat: Seat;
  about: string;
  ask: AskPolicy;
}

/** How much each observer has perceived so far: the seats in order, and last those who sit nowhere. */
export interface Perceived {
  /** Inputs of which it perceived anything. */
  inputs: number[];
  /** Questions it has seen open. */
  questions: number[];
}

/** Plain JSON, all of it: what the future depends on and nothing else. The game's part is `facts`. */
export interface State<F> {
  /** Version of the rules that made this state; pinned when the game starts. */
  rules: string;
  /** Number of seats at the table. */
  seats: number;
  /** Number of inputs taken. */
  seq: number;
  /** Number of the open question; an answer to another number is stale. */
  question: number;
  /** Observers see these numbers, never the two above: those count what is hidden from them, too. */
  perceived: Perceived;
  /** Answers take their time here: one that a seat has given beforehand waits for the host to give it (`beforehand`). */
  timed: boolean;
  rng: ChanceWords;
  stack: Frame[];
  sealed: SealedAnswer[];
  stops: Stop[];
  settings: Setting[];
  facts: F;
}
