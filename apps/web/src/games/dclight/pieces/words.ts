import { spaced } from "../../../i18n/grammar/spaced.ts";
import { Vocabulary } from "../../../i18n/vocabulary.ts";

/** What the table says of a thing that somebody points at; fetched with the first question. */
export const pieceTexts = new Vocabulary({
  fr: async () => spaced((await import("../words/fr/pieces.ts")).pieces),
  en: async () => (await import("../words/en/pieces.ts")).pieces,
});
