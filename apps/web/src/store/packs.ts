import { signal } from "@preact/signals";
import { readPack } from "../net/rest.ts";
import { table } from "./table.ts";

const packs = signal<Readonly<Record<string, unknown>>>({});
const asked = new Set<string>();
const AGAIN_MS = 2_000;

/**
 * The names and texts a table is played with, fetched once; null while they are on their way. `rules` is what a view
 * calls the pack: the table says in which words it is read, and where it says nothing the server chooses.
 */
export function packOf<T>(game: string, rules: string): T | null {
  const id = table.value?.pack?.id ?? rules;
  const key = `${game}/${id}`;
  if (!asked.has(key)) {
    asked.add(key);
    fetchPack(game, id);
  }
  // A pack's id is the hash of its content: what the server sends under it is what it was made from.
  return (packs.value[key] as T | undefined) ?? null;
}

function fetchPack(game: string, id: string): void {
  readPack(game, id)
    .then((pack) => {
      packs.value = { ...packs.value, [`${game}/${id}`]: pack };
    })
    .catch(() => setTimeout(() => fetchPack(game, id), AGAIN_MS));
}
