import type { Json, Question, TableView } from "@paravent/kernel";
import type { Draft } from "../drafts/draft.ts";

/** Answers in preparation, by the subjects of their questions. */
export type Drafts = Readonly<Record<string, Draft>>;

/** A poor answer and a better one, with what the player saw when they were asked. */
export interface PoorAnswer {
  readonly question: Question;
  readonly view: TableView<unknown>;
  readonly better: Json;
  /** Null where it is compared with none. */
  readonly given: Json;
}

/** An answer by itself, with what the player saw when they were asked. */
export type Advised = Pick<PoorAnswer, "question" | "view"> & { readonly answer: Json };

/** What a coach says of a game. */
export interface CoachWords {
  /**
   * The kind of decision before the player while this is asked, for at some tables what comes next is prepared, too; null:
   * none there is anything to say of.
   */
  deciding(question: Question, drafts: Drafts): string | null;
  /** Two sentences on a kind of decision; null: it speaks for itself. */
  hint(kind: string): string | null;
  /** What a better answer would have gained or avoided, in the game's own terms; null: there is no plain reason. */
  why(poor: PoorAnswer): string | null;
  /** What an answer does, beside no other; null: there is nothing plain to say. */
  does(advised: Advised): string | null;
  /** An answer as one says it, "to buy the blue die that shows Gold"; null: by the names of its parts. */
  deed(advised: Advised): string | null;
  /** What an answer names, in words. */
  name(ref: string): string;
}
