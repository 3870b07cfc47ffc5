import { spaced } from "../../i18n/grammar/spaced.ts";
import { Vocabulary } from "../../i18n/vocabulary.ts";
import { readGameWords } from "../../net/rest.ts";
import { type GenericText, genericText } from "./text.ts";

/** The words of a game that only the server has, fetched from it. */
export const wordsOf = (game: string): Vocabulary<GenericText> =>
  new Vocabulary<GenericText>({
    fr: async () => {
      const [words, { SHARED }] = await Promise.all([readGameWords(game, "fr"), import("@paravent/content/french")]);
      return spaced(genericText("fr", words, SHARED));
    },
    en: async () => {
      const [words, { SHARED }] = await Promise.all([readGameWords(game, "en"), import("@paravent/content/english")]);
      return genericText("en", words, SHARED);
    },
  });
