import { Vocabulary } from "../../../i18n/vocabulary.ts";

/** What the table of DCLight says beside the game's own sentences. */
export const texts = new Vocabulary({
  fr: async () => (await import("./fr/index.ts")).dclight,
  en: async () => (await import("./en/index.ts")).dclight,
});

/** What the lobby says of it. */
export const lobbyTexts = new Vocabulary({
  fr: async () => (await import("./fr/lobby.ts")).lobby,
  en: async () => (await import("./en/lobby.ts")).lobby,
});
