import type { Pack } from "./pack.ts";

/**
 * Packs loaded in this process, by id. State holds only the id of its pack: definitions never enter a state, so clones,
 * saves and hashes stay small.
 */
const packs = new Map<string, Pack>();
let latest: Pack | null = null;

export function installPack(pack: Pack): Pack {
  packs.set(pack.id, pack);
  return pack;
}

/** The pack a game is played with. */
export function packOf(facts: { readonly pack: string }): Pack {
  if (latest !== null && latest.id === facts.pack) return latest;
  const pack = packs.get(facts.pack);
  if (!pack) throw new Error(`content pack ${facts.pack} is not loaded`);
  latest = pack;
  return pack;
}
