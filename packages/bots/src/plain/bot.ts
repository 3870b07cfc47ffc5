import type { Game, Json, Question, Rng, State, TableView } from "@paravent/kernel";

/** A standing action, with its value. */
export interface BotAction {
  readonly act: string;
  readonly value: Json;
}

/** A game as one seat imagines it (`imagined` of the kernel): its rules, and a world in which the seat may be. */
export interface Imagined {
  readonly game: Game;
  readonly state: State<unknown>;
}

/** A bot: it sees what a person in its seat sees, and answers the way a person does. */
export interface Bot {
  readonly id: string;
  /** Whether it looks ahead: it then wants to be told what its seat imagines. */
  readonly looksAhead?: boolean;
  /**
   * An answer to the open question. It looks at nothing but the view and what its seat imagines, and draws chance from its
   * own generator only. Where nobody tells it what the seat imagines, it answers without looking ahead.
   */
  choose(view: TableView<unknown>, question: Question, rng: Rng, imagined?: Imagined): Json;
  /**
   * Something it does of its own accord, asked or not; null: nothing. Called once for each question at most, so that
   * a game of bots ends.
   */
  act?(view: TableView<unknown>, rng: Rng): BotAction | null;
}
