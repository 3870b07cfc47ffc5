import type { Json } from "@paravent/kernel";
import type { CreateTournament, Terms, Timing, TournamentStatus } from "@paravent/protocol";

/** What was agreed on when a tournament was made. */
export interface TournamentSettings
  extends Omit<CreateTournament, "visibility" | "options" | "pack" | "decisionSeconds" | "timing" | "terms"> {
  readonly options: Json;
  readonly pack: string | null;
  readonly decisionSeconds: number | null;
  readonly timing: Timing;
  readonly terms: Terms;
}

export interface TournamentRecord {
  readonly id: string;
  readonly organiser: string;
  readonly settings: TournamentSettings;
  /** Everybody finds it in the list; otherwise who has its link. */
  readonly listed: boolean;
  readonly status: TournamentStatus;
  /** The latest round; 0 before the first. */
  readonly round: number;
  /** As secret as the deals that follow from it. */
  readonly secret: string;
  readonly createdAt: number;
}

export interface EntrantRecord {
  readonly player: string;
  readonly withdrawn: boolean;
}

/** A table of a round: who sits there, seat by seat; null: a bot. */
export interface BoardRecord {
  readonly table: string;
  readonly seats: readonly (string | null)[];
}

export interface RoundRecord {
  readonly round: number;
  readonly boards: readonly BoardRecord[];
  /** Who sits it out. */
  readonly byes: readonly string[];
  readonly at: number;
}

/** Tournaments, who plays in them, and who meets whom. */
export interface TournamentStore {
  /** False where its organiser has so many that are not over. */
  create(tournament: TournamentRecord, most: number): Promise<boolean>;
  find(id: string): Promise<TournamentRecord | null>;
  /** Those a player plays in or organises, the latest first. */
  of(player: string, most: number): Promise<TournamentRecord[]>;
  /** Those everybody may find: the ones that are not over first, the latest first. */
  listed(most: number): Promise<TournamentRecord[]>;
  running(): Promise<string[]>;
  /** Somebody wants to play, also again; false where there are so many already, or it is over. */
  join(id: string, player: string, at: number, most: number): Promise<boolean>;
  /** Before the first round they are forgotten; later they are not seated any more. */
  withdraw(id: string, player: string): Promise<void>;
  /** In the order in which they came. */
  entrants(id: string): Promise<EntrantRecord[]>;
  rounds(id: string): Promise<RoundRecord[]>;
  /** Fixes who meets whom in the next round; false where that is done already, or it is over. */
  beginRound(id: string, round: RoundRecord): Promise<boolean>;
  end(id: string): Promise<void>;
  /** Which of these tables are over. */
  over(tables: readonly string[]): Promise<ReadonlySet<string>>;
  /** Whether a deal may be known: all tables that have it are over, or the tournament is, or there is none. */
  isOpened(deal: string): Promise<boolean>;
}
