import { spaced } from "../../i18n/grammar/spaced.ts";
import { Vocabulary } from "../../i18n/vocabulary.ts";

/** What the story of a game says in every game, fetched with it. */
export const storyWords = new Vocabulary({
  fr: async () => spaced((await import("../../i18n/fr/story.ts")).story),
  en: async () => (await import("../../i18n/en/story.ts")).story,
});
