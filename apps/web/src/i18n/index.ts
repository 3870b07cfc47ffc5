import { computed } from "@preact/signals";
import { language } from "../store/session.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";

/** Every sentence of the client in one language. Sentences of a game come from the game. */
export type Messages = typeof fr;

const messages: Readonly<Record<"fr" | "en", Messages>> = { fr, en };

/** The language being spoken now. */
export const t = computed<Messages>(() => messages[language.value]);
