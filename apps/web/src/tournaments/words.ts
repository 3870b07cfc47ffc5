import { spaced } from "../i18n/grammar/spaced.ts";
import { Vocabulary } from "../i18n/vocabulary.ts";

/** What is said of tournaments, fetched with their pages. */
export const tournamentWords = new Vocabulary({
  fr: async () => spaced((await import("../i18n/fr/tournaments.ts")).tournaments),
  en: async () => (await import("../i18n/en/tournaments.ts")).tournaments,
});
