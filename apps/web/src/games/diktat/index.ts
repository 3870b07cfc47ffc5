import type { Plug } from "../../plug/plug.ts";
import { lobbyTexts, optionTexts, sentences, texts } from "./words/index.ts";

/** Diktat, as the client plays it. */
export const plug: Plug = {
  id: "diktat",
  name: { fr: "Diktat", en: "Diktat" },
  place: 1,
  players: [2, 3, 4, 5],
  minutes: [60, 150],
  strategies: [],
  words: lobbyTexts,
  cover: async () => (await import("./cover/index.ts")).cover,
  options: async () => {
    const [{ optionsForm }] = await Promise.all([import("./options/index.ts"), optionTexts.open()]);
    return optionsForm;
  },
  rules: async () => (await import("./rulebook/index.ts")).openRulebook(),
  lessons: async () => (await import("./lessons/index.ts")).teaching,
  pieces: async () => (await import("./pieces/index.ts")).openPieces(),
  coach: async () => (await import("./coach.ts")).openCoach(),
  table: async () => {
    const [{ diktatTable }] = await Promise.all([
      import("./table.ts"),
      texts.open(),
      sentences.open(),
      optionTexts.open(),
    ]);
    return diktatTable;
  },
};
