import { spaced } from "./grammar/spaced.ts";
import { Vocabulary } from "./vocabulary.ts";

/** What the shell says. What a game says comes with the game. */
export const t = new Vocabulary({
  fr: async () => spaced((await import("./fr/index.ts")).fr),
  en: async () => (await import("./en/index.ts")).en,
});
