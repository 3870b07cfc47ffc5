import { ENGLISH_NOUNS } from "../nouns/english.ts";
import { ENGLISH_SENTENCES } from "../sentences/english.ts";
import type { SpokenDclight } from "./language.ts";

export const ENGLISH_DCLIGHT: SpokenDclight = { language: "en", sentences: ENGLISH_SENTENCES, nouns: ENGLISH_NOUNS };
