import { spaced } from "../../../i18n/grammar/spaced.ts";
import { Vocabulary } from "../../../i18n/vocabulary.ts";
import type { Rulebook } from "../../../plug/rulebook.ts";
import "@fontsource/marcellus/latin-400.css";
import "../fonts/fonts.css";
import "../tokens.css";
import { sentences, texts } from "../words/index.ts";
import fared from "./fared.json" with { type: "json" };
import { FIGURES } from "./figures/index.ts";
import { pagesOf } from "./lists/index.tsx";
import { bookWords } from "./lists/words.ts";
import { chapterNow } from "./now.ts";
import "./book.css";

/** The rulebook of DCLight. */
const rulebook: Rulebook = {
  chapters: new Vocabulary({
    fr: async () => spaced((await import("./fr.ts")).chapters),
    en: async () => (await import("./en.ts")).chapters,
  }),
  law: new Vocabulary({
    fr: async () => spaced((await import("../../../../../../docs/rules/dclight.fr.md?law")).default),
    en: async () => (await import("../../../../../../docs/rules/dclight.md?law")).default,
  }),
  parts: () => bookWords.value.parts,
  gallery: () => bookWords.value.gallery,
  fared,
  now: chapterNow,
  pages: pagesOf,
  sheets: {
    lists: {
      buildings: "card",
      powers: "card",
      reactions: "card",
      creatures: "card",
      gods: "card",
      sectors: "board",
    },
  },
  figures: FIGURES,
  look: "dc rb-dclight",
  Sprites: null,
};

/** Fetches what it says, in the language being spoken. */
export async function openRulebook(): Promise<Rulebook> {
  await Promise.all([rulebook.chapters, rulebook.law, bookWords, texts, sentences].map((words) => words.open()));
  return rulebook;
}
