import type { Language, Me } from "@paravent/protocol";
import { signal } from "@preact/signals";
import { language, switchTo } from "../i18n/language.ts";
import { openSession } from "../net/rest.ts";

/** Who this browser is; null until the server has said so. */
export const me = signal<Me | null>(null);

/** Makes sure there is a session: a guest one is created without asking anything. */
export async function enter(): Promise<Me> {
  me.value = await openSession({ language: language.value });
  return me.value;
}

/** Speaks another language from now on, here and in the session. */
export async function speak(chosen: Language): Promise<void> {
  await switchTo(chosen);
  // The switch has already happened; the server hears of it when it can.
  enter().catch(() => undefined);
}

export async function rename(name: string): Promise<void> {
  me.value = await openSession({ name });
}
