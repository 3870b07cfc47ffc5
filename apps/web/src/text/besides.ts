import type { Refusal } from "@paravent/kernel";
import { wordsOf } from "./command.ts";

/** Something that can be said at any moment, whoever is asked: its first word, whole, begins it. */
export interface Besides {
  readonly name: string;
  /** Begins it with the words that follow. Says which of them are left to read, and why it cannot be done. */
  begin(more: readonly string[]): { readonly rest: readonly string[]; readonly why?: Refusal };
}

/** What the first word names. Whole, for what is asked may be answered with the first letters of a word. */
export const besidesIn = (all: readonly Besides[], [first]: readonly string[]): Besides | undefined =>
  all.find(({ name }) => wordsOf(name)[0] === first);
