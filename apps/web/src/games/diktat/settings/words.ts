import { spaced } from "../../../i18n/grammar/spaced.ts";
import { Vocabulary } from "../../../i18n/vocabulary.ts";

/** What the settings of Diktat are called, fetched with them. */
export const settingsTexts = new Vocabulary({
  fr: async () => spaced((await import("../words/fr/settings.ts")).settings),
  en: async () => (await import("../words/en/settings.ts")).settings,
});
