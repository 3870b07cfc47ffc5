import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Cover } from "../plug/plug.ts";
import { plugs } from "./plugs.ts";

const AGAIN_MS = 2_000;

/** Pictures of the lobby that have been fetched, by game. */
const covers = signal<Readonly<Record<string, Cover>>>({});

export const coverOf = (game: string): Cover | null => covers.value[game] ?? null;

/** Fetches the pictures and the words of every game while somebody looks at the lobby; says whether they are here. */
export function useLobbyOfGames(): boolean {
  const all = plugs.value;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const fetch = async () => {
      const fetched = all.map(async ({ id, cover, words }) => {
        const [drawn] = await Promise.all([cover?.() ?? null, words.open()]);
        if (drawn) covers.value = { ...covers.peek(), [id]: drawn };
      });
      await Promise.all(fetched).catch(() => {
        timer = setTimeout(fetch, AGAIN_MS);
      });
    };
    void fetch();
    return () => clearTimeout(timer);
  }, [all]);
  return all.every(({ id, cover, words }) => words.ifHere !== null && (cover === null || coverOf(id) !== null));
}
