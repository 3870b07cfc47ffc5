import { spaced } from "../../../i18n/grammar/spaced.ts";
import { Vocabulary } from "../../../i18n/vocabulary.ts";
import type { Rulebook } from "../../../plug/rulebook.ts";
import { Sprite } from "../art/index.ts";
import { sentences, texts } from "../words/index.ts";
import fared from "./fared.json" with { type: "json" };
import { FIGURES } from "./figures/index.ts";
import { pagesOf } from "./lists/index.ts";
import { bookWords } from "./lists/words.ts";
import { chapterNow } from "./now.ts";
import "./book.css";

/** The rulebook of Diktat. */
const rulebook: Rulebook = {
  chapters: new Vocabulary({
    fr: async () => spaced((await import("./fr.ts")).chapters),
    en: async () => (await import("./en.ts")).chapters,
  }),
  law: new Vocabulary({
    fr: async () => spaced((await import("../../../../../../docs/rules/diktat.fr.md?law")).default),
    en: async () => (await import("../../../../../../docs/rules/diktat.md?law")).default,
  }),
  parts: () => bookWords.value.parts,
  gallery: () => bookWords.value.gallery,
  fared,
  now: chapterNow,
  pages: pagesOf,
  sheets: {
    lists: {
      opportunities: "card",
      "cabal-cards": "card",
      cabals: "board",
      sectors: "marker",
      bile: "card",
      leagues: "board",
    },
    board: async () => (await import("./Board.tsx")).Board,
  },
  figures: FIGURES,
  look: "rb-diktat",
  Sprites: Sprite,
};

/** Fetches what it says, in the language being spoken. */
export async function openRulebook(): Promise<Rulebook> {
  await Promise.all([rulebook.chapters, rulebook.law, bookWords, texts, sentences].map((words) => words.open()));
  return rulebook;
}
