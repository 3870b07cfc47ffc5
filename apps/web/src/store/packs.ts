import { signal } from "@preact/signals";
import { readPack } from "../net/rest.ts";

const packs = signal<Readonly<Record<string, unknown>>>({});
const asked = new Set<string>();
const AGAIN_MS = 2_000;

/** The names and texts of one content pack of a game, fetched once; null while they are on their way. */
export function packOf<T>(game: string, id: string): T | null {
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
