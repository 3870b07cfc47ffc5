import { spaced } from "../i18n/grammar/spaced.ts";
import { Vocabulary } from "../i18n/vocabulary.ts";

/** What is said about time at a table. Fetched with what says it. */
export const timeWords = new Vocabulary({
  fr: async () => spaced((await import("../i18n/fr/time.ts")).time),
  en: async () => (await import("../i18n/en/time.ts")).time,
});
