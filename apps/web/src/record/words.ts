import { spaced } from "../i18n/grammar/spaced.ts";
import { Vocabulary } from "../i18n/vocabulary.ts";

/** What is said of games one has played and of who plays best, fetched with it. */
export const recordWords = new Vocabulary({
  fr: async () => spaced((await import("../i18n/fr/record.ts")).record),
  en: async () => (await import("../i18n/en/record.ts")).record,
});
