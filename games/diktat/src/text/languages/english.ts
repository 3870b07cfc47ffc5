import { ENGLISH_SENTENCES } from "../english/index.ts";
import { ENGLISH_NOUNS } from "../nouns/english.ts";
import { ENGLISH as ENGLISH_EFFECTS } from "../say/english.ts";
import type { SpokenDiktat } from "./language.ts";

export const ENGLISH_DIKTAT: SpokenDiktat = {
  language: "en",
  sentences: ENGLISH_SENTENCES,
  nouns: ENGLISH_NOUNS,
  effects: ENGLISH_EFFECTS,
};
