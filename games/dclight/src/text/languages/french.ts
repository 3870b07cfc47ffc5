import { FRENCH_NOUNS } from "../nouns/french.ts";
import { FRENCH_SENTENCES } from "../sentences/french.ts";
import type { SpokenDclight } from "./language.ts";

export const FRENCH_DCLIGHT: SpokenDclight = { language: "fr", sentences: FRENCH_SENTENCES, nouns: FRENCH_NOUNS };
