import type { PackText } from "@paravent/diktat";
import { signal } from "@preact/signals";
import { readPack } from "../../net/rest.ts";

const packs = signal<Readonly<Record<string, PackText>>>({});
const asked = new Set<string>();
const AGAIN_MS = 2_000;

/** The content pack of a game, fetched once; null while it is on its way. */
export function packOf(id: string): PackText | null {
  if (!asked.has(id)) {
    asked.add(id);
    fetchPack(id);
  }
  return packs.value[id] ?? null;
}

function fetchPack(id: string): void {
  readPack("diktat", id)
    // A pack's id is the hash of its content: what the server sends under it is what it was made from.
    .then((pack) => {
      packs.value = { ...packs.value, [id]: pack as PackText };
    })
    .catch(() => setTimeout(() => fetchPack(id), AGAIN_MS));
}
