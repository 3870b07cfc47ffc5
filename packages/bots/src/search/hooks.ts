import type { Json, Question, Rng, Seat, TableView } from "@paravent/kernel";
import type { Heuristic } from "../plain/greedy.ts";
import type { Weights } from "../value/weights.ts";

/** How far and how wide a bot thinks. */
export interface Effort {
  /** Games played on in the mind for one decision, those of all candidates together; none: the heuristic decides. */
  readonly rollouts: number;
  /** Answers that are tried at all. */
  readonly candidates: number;
  /** Stages of the game (Cycles, turns) that are played on before what is reached is judged. */
  readonly horizon: number;
}

/** Numbers of a heuristic, so that better ones can be found by play. */
export interface Tuning<Numbers extends Readonly<Record<string, number>> = Readonly<Record<string, number>>> {
  /** Those one begins with: the game's greedy player. */
  readonly start: Numbers;
  heuristic(numbers: Numbers): Heuristic;
}

/** What a game says of how habits show, and what was learned from it. Its value is told of them, too (`rowsOf`). */
export interface HabitHooks {
  /** What all see of how this seat has played, in numbers. As many for every position. */
  numbers(view: unknown, seat: Seat): readonly number[];
  /** Absent until it was learned. */
  readonly learned?: Weights;
}

/** What a search needs to know of a game: the game's own part of it, as data and pure functions. */
export interface SearchHooks {
  /** How all seats are thought to play on, and which answers are tried first. */
  readonly heuristic: Heuristic;
  /**
   * Another way in which others at a table of so many may be thought to play: each of them by lot, anew in every world.
   * Null or absent: there is none.
   */
  otherwise?(seats: number): Heuristic | null;
  /** By what one tells who plays otherwise; absent: each of the others may. */
  readonly habits?: HabitHooks;
  /** The part of the game that facts belong to, counted up: a Cycle, a turn, a round. Rollouts end where one begins. */
  stage(facts: unknown): number;
  /** The game as a whole in numbers, from a seat's view of it (`TableView.game`): players, options, how far it has gone. */
  common(view: unknown): readonly number[];
  /** What the seat that looks has, in numbers. As many for every position. */
  features(view: unknown, seat: Seat): readonly number[];
  /** Points this seat has or is sure to get, for who looks no further than that. */
  points(view: unknown, seat: Seat): number;
  /** Whether all players may lose this game together; absent: never. */
  canBeLost?(view: unknown): boolean;
  /** Answers worth trying to questions whose answers are many or alike; null: those of the heuristic. */
  candidates?(view: TableView<unknown>, question: Question, rng: Rng): readonly Json[] | null;
  /**
   * How likely the others were to act as they did, were these the facts: only proportions between worlds matter. Absent:
   * all worlds that agree with what the seat knows are alike.
   */
  likelihood?(facts: unknown, seat: Seat): number;
  /**
   * Questions whose answer others should not be able to guess: sealed bids, what a pile is made of, whom to spy on. They are
   * answered by a mixture of what is about as good.
   */
  readonly mixed?: ReadonlySet<string>;
  /** Where what may follow is little enough, a mixed question is solved; absent: never. */
  readonly solving?: {
    /** Takes the facts back to where the mixing began: before the bids that are known, with what is hidden dealt anew. */
    begin(facts: unknown): void;
  };
  /** How far and how wide levels look ahead, where that is not as in most games (`EFFORTS`). */
  readonly efforts?: Readonly<Partial<Record<"skilled" | "strong" | "master", Effort>>>;
  /** What of the heuristic can be tuned; absent: nothing. */
  readonly tuning?: Tuning;
  /** The learned value; absent until one was trained. */
  readonly value?: Weights;
}
