import type { Plug } from "../../plug/plug.ts";
import { fontsFetched } from "../../ui/fonts-fetched.ts";
import { lobbyTexts, sentences, texts } from "./words/index.ts";

/** DCLight, as the client plays it. */
export const plug: Plug = {
  id: "dclight",
  name: { fr: "DCLight", en: "DCLight" },
  place: 2,
  players: [2, 3, 4],
  minutes: [45, 60],
  strategies: ["greedy", "ages", "builder", "hunter", "raider"],
  words: lobbyTexts,
  cover: async () => (await import("./cover/index.ts")).cover,
  options: null,
  rules: async () => (await import("./rulebook/index.ts")).openRulebook(),
  lessons: async () => (await import("./lessons/index.ts")).teaching,
  pieces: async () => (await import("./pieces/index.ts")).openPieces(),
  coach: async () => (await import("./coach.ts")).openCoach(),
  table: async () => {
    const [{ dclightTable }] = await Promise.all([import("./table.ts"), texts.open(), sentences.open()]);
    await fontsFetched('500 1em "Alegreya Sans"', '700 1em "Alegreya Sans"', '1em "DCLight Figures"', "1em Marcellus");
    return dclightTable;
  },
};
