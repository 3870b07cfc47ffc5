import { FRENCH_SENTENCES } from "../french/index.ts";
import { FRENCH_NOUNS } from "../nouns/french.ts";
import { FRENCH as FRENCH_EFFECTS } from "../say/french.ts";

export { atSector } from "../../names/french-sectors.ts";

import type { SpokenDiktat } from "./language.ts";

export const FRENCH_DIKTAT: SpokenDiktat = {
  language: "fr",
  sentences: FRENCH_SENTENCES,
  nouns: FRENCH_NOUNS,
  effects: FRENCH_EFFECTS,
};
