import { spaced } from "../../i18n/grammar/spaced.ts";
import { Vocabulary } from "../../i18n/vocabulary.ts";

/** What is said while one looks back at a game, fetched with it. */
export const lookBackWords = new Vocabulary({
  fr: async () => spaced((await import("../../i18n/fr/look-back.ts")).lookBack),
  en: async () => (await import("../../i18n/en/look-back.ts")).lookBack,
});
