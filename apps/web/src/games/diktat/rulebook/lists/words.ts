import { spaced } from "../../../../i18n/grammar/spaced.ts";
import { Vocabulary } from "../../../../i18n/vocabulary.ts";

/** What the rulebook of Diktat says around its lists. */
export const bookWords = new Vocabulary({
  fr: async () => spaced((await import("../../words/fr/rulebook.ts")).rulebook),
  en: async () => (await import("../../words/en/rulebook.ts")).rulebook,
});
