import type { Game, Json, Question, Rng, Seat, State, TableView } from "@paravent/kernel";

/** Why a bot does something, as data: the game has the words for each kind. It tells nothing beyond the bot's own view. */
export interface Reason {
  readonly kind: string;
  readonly with: Readonly<Record<string, Json>>;
}

/** A standing action, with its value. */
export interface BotAction {
  readonly act: string;
  readonly value: Json;
  /** Whose offer it answers, and why so. Absent: nobody has asked for it, and it is done once for a question at most. */
  readonly answers?: { readonly seat: Seat; readonly reason: Reason };
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
   * Something it does of its own accord, asked or not; null: nothing. Done once for each question at most, so that a game
   * of bots ends; only offers of others are answered as often as they come.
   */
  act?(view: TableView<unknown>, rng: Rng): BotAction | null;
  /** What it would do of that where it answers an offer; null: nothing. Asked where nothing else would be done. */
  answer?(view: TableView<unknown>, rng: Rng): BotAction | null;
}
