import { spaced } from "../i18n/grammar/spaced.ts";
import { Vocabulary } from "../i18n/vocabulary.ts";

/** What stands on every card of a thing, whatever the game. */
export const pieceWords = new Vocabulary({
  fr: async () => spaced((await import("../i18n/fr/pieces.ts")).pieces),
  en: async () => (await import("../i18n/en/pieces.ts")).pieces,
});
