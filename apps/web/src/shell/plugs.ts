import { computed, signal } from "@preact/signals";
import { PLUGS } from "../games/index.ts";
import { language } from "../i18n/language.ts";
import { listGames } from "../net/rest.ts";
import type { Plug } from "../plug/plug.ts";

/** Games of the server that nobody has drawn a table for. */
const undrawn = signal<readonly Plug[]>([]);

/** All games that can be played here, in the order of the lobby. */
export const plugs = computed<readonly Plug[]>(() => [...PLUGS, ...undrawn.value]);

/** Asks the server which games it plays. */
export async function learnGames(): Promise<void> {
  const { games } = await listGames();
  const unknown = games.filter(({ id }) => PLUGS.every((plug) => plug.id !== id));
  if (unknown.length === 0) return;
  const { genericPlug } = await import("../generic/index.ts");
  undrawn.value = unknown.map(genericPlug);
}

export const plugOf = (game: string): Plug | null => plugs.value.find(({ id }) => id === game) ?? null;

/** What a game is called; the id itself, for one this client does not know. */
export const gameName = (game: string): string => plugOf(game)?.name[language.value] ?? game;
