/**
 * The packs of one game loaded in this process, by id. State holds only the id of its pack: definitions never enter a
 * state, so clones, saves and hashes stay small. A pack stays as long as a game is played with it (games hold theirs),
 * and leaves memory with the last of them.
 */
export function installedPacks<P extends { readonly id: string }>() {
  /** Several packs may have the same id: they differ in words only, and each leaves memory by itself. */
  const packs = new Map<string, WeakRef<P>[]>();
  let latest: P | null = null;

  return {
    installPack(pack: P): P {
      for (const [id, held] of packs) {
        const alive = held.filter((one) => one.deref() !== undefined);
        if (alive.length > 0) packs.set(id, alive);
        else packs.delete(id);
      }
      packs.set(pack.id, [new WeakRef(pack), ...(packs.get(pack.id) ?? [])]);
      return pack;
    },

    /** The pack a game is played with. */
    packOf(facts: { readonly pack: string }): P {
      if (latest !== null && latest.id === facts.pack) return latest;
      for (const held of packs.get(facts.pack) ?? []) {
        const pack = held.deref();
        if (pack === undefined) continue;
        latest = pack;
        return pack;
      }
      throw new Error(`content pack ${facts.pack} is not loaded`);
    },
  };
}
