import type { Seat } from "@paravent/kernel";

/** What an observer sees of the Leagues (section 5.1 of the rules: all of it is public but fists and exchanges). */
export interface LeaguesView {
  boards: {
    id: string;
    /** 0 while it has no member. */
    level: number;
    /** From the bottom of the pile to its top. */
    members: Seat[];
    excluded: Seat[];
    /** Elements exchanged this Cycle, for its members; null for others: what is traded is not theirs to count. */
    exchanged: number | null;
    /** What joining costs now; null when nobody can. */
    cost: number | null;
  }[];
  /** Pawns standing in the Assembly. */
  assembly: Seat[];
  shadow: Seat | null;
  shadowUsed: boolean;
  /** Members who have called a Conclave in this phase. */
  callers: Seat[];
  conclave: {
    league: string;
    by: Seat;
    members: Seat[];
    /** Allowed so far. */
    seconds: number;
    /** No member has stayed: the others may talk among themselves. */
    tableTalks: boolean;
  } | null;
  exclusion: {
    league: string;
    asker: Seat;
    target: Seat;
    payments: { seat: Seat; pp: number }[];
    opposed: boolean;
    declared: { seat: Seat; for: boolean }[];
    /** This observer's own closed fist. */
    fist: number | null;
  } | null;
}
