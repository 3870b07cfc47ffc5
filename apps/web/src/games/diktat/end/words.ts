import { spaced } from "../../../i18n/grammar/spaced.ts";
import { Vocabulary } from "../../../i18n/vocabulary.ts";

/** What the last page says, fetched with it. */
export const lastPageTexts = new Vocabulary({
  fr: async () => spaced((await import("../words/fr/last-page.ts")).lastPage),
  en: async () => (await import("../words/en/last-page.ts")).lastPage,
});
