import { spaced } from "../i18n/grammar/spaced.ts";
import { Vocabulary } from "../i18n/vocabulary.ts";

/** What the pages of a rulebook say around its text; fetched with the first of them. */
export const rulebookWords = new Vocabulary({
  fr: async () => spaced((await import("../i18n/fr/rulebook.ts")).rulebook),
  en: async () => (await import("../i18n/en/rulebook.ts")).rulebook,
});
