import { randomInt } from "node:crypto";
import type { Language } from "@paravent/protocol";

/** Names for guests: stones, which say nothing about anybody. */
const STONES: Readonly<Record<Language, readonly string[]>> = {
  fr: [
    "Agate",
    "Ambre",
    "Ardoise",
    "Basalte",
    "Cobalt",
    "Grès",
    "Jade",
    "Jais",
    "Marbre",
    "Obsidienne",
    "Onyx",
    "Opale",
    "Quartz",
    "Silex",
  ],
  en: [
    "Agate",
    "Amber",
    "Basalt",
    "Cobalt",
    "Flint",
    "Granite",
    "Jade",
    "Jet",
    "Marble",
    "Obsidian",
    "Onyx",
    "Opal",
    "Quartz",
    "Slate",
  ],
};

export function guestName(language: Language): string {
  const stones = STONES[language];
  return `${stones[randomInt(stones.length)]} ${randomInt(10, 100)}`;
}

/** So many characters, as people count them, has a name at most. */
export const LONGEST_NAME = 24;

const characters = new Intl.Segmenter("und", { granularity: "grapheme" });

/** What nobody sees: controls, directions, joiners, fillers, and the braille pattern without a dot. */
const UNSEEN = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** A name as it may be shown to others, with two marks on a letter at most; null when nothing is left to be seen. */
export function plainName(name: string | undefined): string | null {
  const seen = (name ?? "").normalize("NFC").replace(UNSEEN, "");
  const plain = seen
    .replace(/(\p{M}{2})\p{M}+/gu, "$1")
    .replace(/[\s\p{Z}]+/gu, " ")
    .trim();
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(plain) ? plain : null;
}

export const isTooLong = (name: string): boolean => [...characters.segment(name)].length > LONGEST_NAME;
