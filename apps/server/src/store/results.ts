/** How one seat ended. */
export interface SeatResult {
  readonly seat: number;
  /** Who had it at the end, or had left it to a bot; null: it was a bot's from the beginning. */
  readonly player: string | null;
  /** 1 for who has won; null where nobody was placed. */
  readonly place: number | null;
  readonly points: number | null;
  /** What told this seat from the others, as the game calls it; empty where nothing did. */
  readonly side: string;
  /** A bot played for them when it ended. */
  readonly left: boolean;
  /** Answers of this seat, and those that the clock gave for it. */
  readonly answers: number;
  readonly late: number;
  /** What chance gave after its answers: by the number of possibilities, how often, and the sum of what came (from 1 on). */
  readonly draws: Readonly<Record<string, readonly [times: number, sum: number]>>;
}

/** How a game ended, as everybody may know. */
export interface GameResult {
  readonly table: string;
  readonly game: string;
  /** Counted for ratings. */
  readonly rated: boolean;
  readonly rounds: number | null;
  readonly at: number;
  /** Milliseconds from the first row to the last. */
  readonly lasted: number;
  readonly seats: readonly SeatResult[];
}

/** Whose skill is meant: a player's, or what a side is worth. */
export type Rated = `player:${string}` | `side:${string}`;

/** What was believed of somebody in one game after so many that were rated. */
export interface RatingRecord {
  readonly game: string;
  readonly who: Rated;
  readonly nth: number;
  readonly mu: number;
  readonly sigma: number;
  readonly table: string;
  readonly at: number;
}

/** One line of a leaderboard. */
export interface Leader {
  readonly player: string;
  readonly name: string;
  readonly portrait: string | null;
  readonly mu: number;
  readonly sigma: number;
  readonly games: number;
}

/** How games have ended, and what that says of those who played. */
export interface ResultStore {
  /** Keeps a result with the ratings that follow from it, all or nothing; false: it is kept already, or somebody's rating has moved. */
  record(result: GameResult, ratings: readonly RatingRecord[]): Promise<boolean>;
  isRecorded(table: string): Promise<boolean>;
  /** How the games of these tables ended, where that is kept. */
  at(tables: readonly string[]): Promise<GameResult[]>;
  /** A player's latest games. */
  of(player: string, most: number): Promise<GameResult[]>;
  /** The latest rating of each who has one. */
  ratings(game: string, who: readonly Rated[]): Promise<RatingRecord[]>;
  /** All ratings a player has had, the oldest first. */
  ratingsOf(player: string): Promise<RatingRecord[]>;
  /** Accounts with so many rated games at least, by what they are at least worth. */
  leaders(game: string, least: number, most: number): Promise<Leader[]>;
}
