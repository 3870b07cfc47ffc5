import type { Language, Me } from "@paravent/protocol";
import { effect, signal } from "@preact/signals";
import { openSession } from "../net/rest.ts";

const KEPT = "paravent.language";

/** French if nothing says otherwise: the games are French. */
function firstLanguage(): Language {
  const kept = localStorage.getItem(KEPT);
  if (kept === "fr" || kept === "en") return kept;
  return navigator.language.toLowerCase().startsWith("en") ? "en" : "fr";
}

export const language = signal<Language>(firstLanguage());

/** Who this browser is; null until the server has said so. */
export const me = signal<Me | null>(null);

effect(() => {
  document.documentElement.lang = language.value;
});

/** Makes sure there is a session: a guest one is created without asking anything. */
export async function enter(): Promise<Me> {
  me.value = await openSession({ language: language.value });
  return me.value;
}

/** Speaks another language from now on, here and in the session. */
export function speak(chosen: Language): void {
  language.value = chosen;
  localStorage.setItem(KEPT, chosen);
  // The switch has already happened; the server hears of it when it can.
  enter().catch(() => undefined);
}

export async function rename(name: string): Promise<void> {
  me.value = await openSession({ name });
}
