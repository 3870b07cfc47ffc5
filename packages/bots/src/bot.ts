import type { Json, Question, Rng, TableView } from "@paravent/kernel";

/** A standing action, with its value. */
export interface BotAction {
  readonly act: string;
  readonly value: Json;
}

/** A bot: it sees what a person in its seat sees, and answers the way a person does. */
export interface Bot {
  readonly id: string;
  /** An answer to the open question. It looks at nothing but the view, and draws chance from its own generator only. */
  choose(view: TableView<unknown>, question: Question, rng: Rng): Json;
  /**
   * Something it does of its own accord, asked or not; null: nothing. Called once for each question at most, so that
   * a game of bots ends.
   */
  act?(view: TableView<unknown>, rng: Rng): BotAction | null;
}
