import { computed } from "@preact/signals";
import { language } from "../store/session.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";

/** Every sentence of the client in one language. Sentences of a game come from the game. */
export type Messages = typeof fr;

const messages: Readonly<Record<"fr" | "en", Messages>> = { fr: spaced(fr), en };

/** French as it is printed: no line begins with a colon, a semicolon or a mark. */
function spaced<T>(said: T): T {
  if (typeof said === "string") return said.replace(/ (?=[:;?!»])/g, "\u00a0") as T;
  if (typeof said === "function") return ((...given: unknown[]) => spaced(said(...given))) as T;
  if (Array.isArray(said)) return said.map(spaced) as T;
  if (typeof said !== "object" || said === null) return said;
  return Object.fromEntries(Object.entries(said).map(([key, value]) => [key, spaced(value)])) as T;
}

/** The language being spoken now. */
export const t = computed<Messages>(() => messages[language.value]);
