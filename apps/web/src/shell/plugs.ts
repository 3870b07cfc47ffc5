import { computed } from "@preact/signals";
import { PLUGS } from "../games/index.ts";
import { language } from "../i18n/language.ts";
import type { Plug } from "../plug/plug.ts";

/** All games that can be played here, in the order of the lobby. */
export const plugs = computed<readonly Plug[]>(() => PLUGS);

export const plugOf = (game: string): Plug | null => plugs.value.find(({ id }) => id === game) ?? null;

/** What a game is called; the id itself, for one this client does not know. */
export const gameName = (game: string): string => plugOf(game)?.name[language.value] ?? game;
