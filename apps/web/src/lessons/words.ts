import { spaced } from "../i18n/grammar/spaced.ts";
import { Vocabulary } from "../i18n/vocabulary.ts";

/** What lessons say around their own text; fetched with the first of their pages. */
export const lessonWords = new Vocabulary({
  fr: async () => spaced((await import("../i18n/fr/lessons.ts")).lessons),
  en: async () => (await import("../i18n/en/lessons.ts")).lessons,
});
