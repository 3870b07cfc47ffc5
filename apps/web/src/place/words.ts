import { spaced } from "../i18n/grammar/spaced.ts";
import { Vocabulary } from "../i18n/vocabulary.ts";

/** What is said around a table: the invitation and the waiting room. Fetched with them. */
export const placeWords = new Vocabulary({
  fr: async () => spaced((await import("../i18n/fr/place.ts")).place),
  en: async () => (await import("../i18n/en/place.ts")).place,
});
