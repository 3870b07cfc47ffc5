import type { Sight, Store } from "../store/store.ts";
import { Lens } from "./lens.ts";

/** What was told of one game that is over, by observer, as far as it has been kept. */
export class Chronicle {
  private readonly store: Store;
  private readonly table: string;
  /** Those that somebody looks through. */
  private readonly lenses = new Map<Sight, Lens>();

  constructor(store: Store, table: string) {
    this.store = store;
    this.table = table;
  }

  /** Null where nothing was kept. */
  async lens(who: Sight): Promise<Lens | null> {
    const known = this.lenses.get(who);
    if (known) return known;
    const text = await this.store.chronicle(this.table, who);
    if (text === null) return null;
    const lens = await Lens.read(text);
    this.lenses.set(who, lens);
    return lens;
  }
}
