import type { Seat } from "@paravent/kernel";

/** Somebody has stopped their own deadlines at a table; `until` is null while they still are. */
export interface PauseRecord {
  readonly seat: Seat;
  readonly from: number;
  readonly until: number | null;
}

/** Days on which somebody's deadlines stand still at every table. */
export interface VacationRecord {
  readonly player: string;
  readonly from: number;
  readonly until: number;
}

/** A seat would have a bot play for another one. */
export interface VoteRecord {
  readonly against: Seat;
  readonly by: Seat;
  /** The hour of the question they are waited for: to another it is no vote. */
  readonly asked: number;
}

/** What is kept of people's time. Hours are milliseconds since 1970. */
export interface TimeStore {
  pauses(table: string): Promise<PauseRecord[]>;
  /** Stops a seat's deadlines; false where they are stopped already. */
  pause(table: string, seat: Seat, at: number): Promise<boolean>;
  /** Lets them run again; false where they do. */
  resume(table: string, seat: Seat, at: number): Promise<boolean>;

  /** Of these players, the earliest first. */
  vacations(players: readonly string[]): Promise<VacationRecord[]>;
  /** Keeps days off; one that begins at the same hour is replaced. */
  putVacation(vacation: VacationRecord): Promise<void>;
  removeVacation(player: string, from: number): Promise<boolean>;

  votes(table: string): Promise<VoteRecord[]>;
  vote(table: string, vote: VoteRecord): Promise<void>;
  withdraw(table: string, against: Seat, by: Seat): Promise<void>;
}
