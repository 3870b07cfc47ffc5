import type { Language } from "@paravent/protocol";
import { effect, signal } from "@preact/signals";
import { inBrowser } from "../keeping/storage.ts";

const KEPT = "paravent.language";

/** French if nothing says otherwise: the games are French. */
function firstLanguage(): Language {
  const kept = inBrowser.read(KEPT);
  if (kept === "fr" || kept === "en") return kept;
  return navigator.language.toLowerCase().startsWith("en") ? "en" : "fr";
}

/** The language being spoken. */
export const language = signal<Language>(firstLanguage());

effect(() => {
  document.documentElement.lang = language.value;
});

/** Fetches words in a language, before it is spoken. */
type Fetch = (chosen: Language) => Promise<unknown>;
const inUse = new Set<Fetch>();
let wanted: Language = language.peek();

/** From now on these words are fetched before the language changes. */
export function keepFetched(fetch: Fetch): void {
  inUse.add(fetch);
}

/** Speaks another language once all words in use are here; the latest choice counts. */
export async function switchTo(chosen: Language): Promise<void> {
  wanted = chosen;
  await Promise.all([...inUse].map((fetch) => fetch(chosen)));
  if (wanted !== chosen) return;
  language.value = chosen;
  inBrowser.write(KEPT, chosen);
}
