import { spaced } from "../../../i18n/grammar/spaced.ts";
import { Vocabulary } from "../../../i18n/vocabulary.ts";

/** What the story of a finished game says of it. */
export const storyTexts = new Vocabulary({
  fr: async () => spaced((await import("../words/fr/story.ts")).story),
  en: async () => (await import("../words/en/story.ts")).story,
});
