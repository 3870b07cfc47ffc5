import { spaced } from "../../../i18n/grammar/spaced.ts";
import { Vocabulary } from "../../../i18n/vocabulary.ts";

/** What the table of Diktat says beside the game's own sentences. */
export const texts = new Vocabulary({
  fr: async () => spaced((await import("./fr/index.ts")).table),
  en: async () => (await import("./en/index.ts")).table,
});

/** What its options are called: needed before there is a table. */
export const optionTexts = new Vocabulary({
  fr: async () => spaced((await import("./fr/options.ts")).options),
  en: async () => (await import("./en/options.ts")).options,
});

/** What the lobby says of it. */
export const lobbyTexts = new Vocabulary({
  fr: async () => spaced((await import("./fr/lobby.ts")).lobby),
  en: async () => (await import("./en/lobby.ts")).lobby,
});

/** The game's own sentences. */
export const sentences = new Vocabulary({
  fr: async () => (await import("@paravent/diktat/french")).FRENCH_DIKTAT,
  en: async () => (await import("@paravent/diktat/english")).ENGLISH_DIKTAT,
});
