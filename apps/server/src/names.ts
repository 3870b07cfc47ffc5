import { randomInt } from "node:crypto";
import type { Language } from "@paravent/protocol";

/** Stones: names that say nothing about anybody. */
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

/** A name as it may be shown to others: no control, direction or invisible characters; null when nothing is left. */
export function plainName(name: string | undefined): string | null {
  const plain = (name ?? "").normalize("NFC").replace(/\p{C}/gu, "").replace(/\s+/g, " ").trim();
  return plain === "" ? null : plain;
}
