import type { Json, Question } from "@paravent/kernel";
import type { Draft } from "../drafts/draft.ts";

/** Answers in preparation, by the subjects of their questions. */
export type Drafts = Readonly<Record<string, Draft>>;

/** What a coach says of a game. */
export interface CoachWords {
  /**
   * The kind of decision before the player while this is asked, for at some tables what comes next is prepared, too; null:
   * none there is anything to say of.
   */
  deciding(question: Question, drafts: Drafts): string | null;
  /** Two sentences on a kind of decision; null: it speaks for itself. */
  hint(kind: string): string | null;
  /** Why one answer may be better than another, by the rules; null: there is no plain reason. */
  why(subject: string, better: Json, given: Json): string | null;
  /** What an answer names, in words. */
  name(ref: string): string;
}
