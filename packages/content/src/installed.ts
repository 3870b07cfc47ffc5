/**
 * The packs of one game loaded in this process, by id. State holds only the id of its pack: definitions never enter a
 * state, so clones, saves and hashes stay small.
 */
export function installedPacks<P extends { readonly id: string }>() {
  const packs = new Map<string, P>();
  let latest: P | null = null;

  return {
    installPack(pack: P): P {
      packs.set(pack.id, pack);
      return pack;
    },

    /** The pack a game is played with. */
    packOf(facts: { readonly pack: string }): P {
      if (latest !== null && latest.id === facts.pack) return latest;
      const pack = packs.get(facts.pack);
      if (!pack) throw new Error(`content pack ${facts.pack} is not loaded`);
      latest = pack;
      return pack;
    },
  };
}
