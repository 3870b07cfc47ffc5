import { language, type MadeItem, type PackPages, plugOf, type Rulebook } from "@paravent/web/kit";
import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import type { GameEntry } from "../../http/games.ts";
import { t } from "../words/index.ts";
import { ask } from "./net.ts";

export const games = signal<readonly GameEntry[]>([]);

/** What the client knows of a game: its rulebook, and what that makes of the pack the game comes with. */
interface Book {
  readonly rules: Rulebook;
  /** The pack the game comes with, as clients get it. */
  readonly text: unknown;
}

const books = signal<Readonly<Record<string, Book>>>({});

/** Asks which games there are, and fetches what the client can draw and say of them. */
export async function learnGames(): Promise<void> {
  games.value = await ask<GameEntry[]>("GET", "/api/games");
  const found = await Promise.all(
    games.value.map(async ({ id, packs }): Promise<[string, Book] | null> => {
      const plug = plugOf(id);
      if (!plug?.rules || !packs) return null;
      const [rules, text] = await Promise.all([plug.rules(), textOf(id, ""), plug.words.open()]);
      return [id, { rules, text }];
    }),
  );
  books.value = Object.fromEntries(found.filter((one) => one !== null));
}

/** A pack as clients get it. */
export const textOf = (game: string, name: string): Promise<unknown> =>
  ask("GET", `/api/pack-text?${new URLSearchParams({ game, name })}`);

export const gameOf = (id: string): GameEntry => games.value.find((game) => game.id === id)!;

export const bookOf = (game: string): Rulebook | null => books.value[game]?.rules ?? null;

/** The lists of a pack, in the language being spoken; of the pack the game comes with where none is given. */
export function pagesOf(game: string, text: unknown = books.value[game]?.text): PackPages | null {
  const book = books.value[game];
  return book ? book.rules.pages(text) : null;
}

/** How the things of a game are called and drawn. An id that nobody has a name for stands for itself. */
export interface Names {
  side(id: string): string;
  colour(id: string): string;
  sign(id: string): ComponentChildren;
  thing(list: string, id: string): MadeItem | null;
  list(id: string): string;
  word(id: string): string;
  bot(id: string): string;
}

const COLOURS = ["#3f8fe6", "#f0a8e0", "#f1e7cf", "#f2674a", "#3cc49a", "#b8f496", "#a89cb6"];

export function namesOf(game: string): Names {
  const { sides, words } = gameOf(game);
  const pages = pagesOf(game);
  const plug = plugOf(game);
  const things = new Map(
    Object.entries(pages?.lists ?? {}).map(([list, groups]) => [
      list,
      new Map(groups.flatMap(({ items }) => items.map((item) => [item.id, item] as const))),
    ]),
  );
  const own = sides === null ? undefined : things.get(sides);
  const order = [...(own?.keys() ?? [])];
  return {
    side: (id) => plug?.words.ifHere?.sides?.[id] ?? own?.get(id)?.title ?? id,
    colour: (id) => own?.get(id)?.colour ?? COLOURS[Math.max(0, order.indexOf(id)) % COLOURS.length]!,
    sign: (id) => own?.get(id)?.sign?.() ?? null,
    thing: (list, id) => things.get(list)?.get(id) ?? null,
    list: (id) =>
      bookOf(game)
        ?.gallery()
        .find(({ list }) => list === id)?.title ?? id,
    word: (id) => words[id]?.[language.value] ?? id,
    bot: (id) => t.value.levels[id] ?? plug?.words.ifHere?.strategies[id] ?? words[id]?.[language.value] ?? id,
  };
}
