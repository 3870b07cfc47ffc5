import type { Aversion, ReportReason, Verdict } from "@paravent/protocol";

/** Whom a player does not want to hear, or to play with. */
export interface AversionRecord {
  readonly id: string;
  readonly player: string;
  readonly other: string;
  readonly how: Aversion;
}

/** A line that was said, as it was when it was reported: chats forget. */
export interface EvidentLine {
  /** Who said it; null for a bot. */
  readonly player: string | null;
  /** Not to the whole table. */
  readonly apart: boolean;
  readonly text: string;
  readonly at: number;
}

/** What a player has told the moderators about another. */
export interface ReportRecord {
  readonly id: string;
  readonly table: string;
  readonly reporter: string;
  readonly accused: string;
  readonly reason: ReportReason;
  readonly words: string;
  readonly evidence: readonly EvidentLine[];
  readonly at: number;
  /** Null: nobody has decided yet. */
  readonly verdict: { readonly is: Verdict; readonly by: string; readonly at: number } | null;
}

/** How players keep others from them, and what moderators do about it. */
export interface CompanyStore {
  /** Notes how a player stands to another; null: as to anybody. */
  putAversion(player: string, other: string, how: Aversion | null, at: number): Promise<void>;
  /** The latest first. */
  aversions(player: string): Promise<AversionRecord[]>;
  /** Forgets one by its id; false where the player has none such. */
  endAversion(player: string, id: string): Promise<boolean>;
  /** Whether any of these does not want to play with this player. */
  isBlockedBy(player: string, others: readonly string[]): Promise<boolean>;

  /** Keeps a report; false where this player has so many undecided ones already. */
  report(report: Omit<ReportRecord, "verdict">, most: number): Promise<boolean>;
  /** What is undecided first, then the latest first. */
  reports(most: number): Promise<ReportRecord[]>;
  reportsBy(player: string): Promise<ReportRecord[]>;
  reported(id: string): Promise<ReportRecord | null>;
  /** Decides about a report that nobody has decided about; false where there is no such. */
  decide(id: string, verdict: NonNullable<ReportRecord["verdict"]>): Promise<boolean>;

  /** A player says nothing until then. */
  silence(player: string, until: number): Promise<void>;
  /** The hour until which a player says nothing; 0: they may talk. */
  silencedUntil(player: string): Promise<number>;
}
