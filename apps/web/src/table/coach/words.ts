import { spaced } from "../../i18n/grammar/spaced.ts";
import { Vocabulary } from "../../i18n/vocabulary.ts";

/** What the coach says in every game, fetched with it. */
export const coachWords = new Vocabulary({
  fr: async () => spaced((await import("../../i18n/fr/coach.ts")).coach),
  en: async () => (await import("../../i18n/en/coach.ts")).coach,
});
