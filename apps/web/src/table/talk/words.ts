import { spaced } from "../../i18n/grammar/spaced.ts";
import { Vocabulary } from "../../i18n/vocabulary.ts";

/** What is said about keeping others at a distance, and to moderators. Fetched when somebody wants to. */
export const mannersWords = new Vocabulary({
  fr: async () => spaced((await import("../../i18n/fr/manners.ts")).manners),
  en: async () => (await import("../../i18n/en/manners.ts")).manners,
});
