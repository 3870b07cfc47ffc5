import { spaced } from "../../../i18n/grammar/spaced.ts";
import { Vocabulary } from "../../../i18n/vocabulary.ts";

/** What the table of DCLight says beside the game's own sentences. */
export const texts = new Vocabulary({
  fr: async () => spaced((await import("./fr/index.ts")).dclight),
  en: async () => (await import("./en/index.ts")).dclight,
});

/** What the lobby says of it. */
export const lobbyTexts = new Vocabulary({
  fr: async () => spaced((await import("./fr/lobby.ts")).lobby),
  en: async () => (await import("./en/lobby.ts")).lobby,
});

/** The game's own sentences. */
export const sentences = new Vocabulary({
  fr: async () => (await import("@paravent/dclight/french")).FRENCH_DCLIGHT,
  en: async () => (await import("@paravent/dclight/english")).ENGLISH_DCLIGHT,
});
