import type { Nouns } from "../nouns/nouns.ts";
import type { Tongue } from "../say/tongue.ts";
import type { Sentences } from "../sentences/sentences.ts";

/** Everything Diktat says in one language. */
export interface SpokenDiktat {
  readonly language: "fr" | "en";
  readonly sentences: Sentences;
  readonly nouns: Nouns;
  /** How effects are said from their data. */
  readonly effects: Tongue;
}
