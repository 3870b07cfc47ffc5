import type { Nouns } from "../nouns/nouns.ts";
import type { Sentences } from "../sentences/sentences.ts";

/** Everything DCLight says in one language. */
export interface SpokenDclight {
  readonly language: "fr" | "en";
  readonly sentences: Sentences;
  readonly nouns: Nouns;
}
