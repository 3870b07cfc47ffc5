import { spaced } from "../i18n/grammar/spaced.ts";
import { Vocabulary } from "../i18n/vocabulary.ts";

/** What the page of one's account says, fetched with it. */
export const accountWords = new Vocabulary({
  fr: async () => spaced((await import("../i18n/fr/account.ts")).account),
  en: async () => (await import("../i18n/en/account.ts")).account,
});
