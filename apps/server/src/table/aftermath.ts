import type { Game } from "@paravent/kernel";
import type { Store, TableRecord } from "../store/store.ts";
import { Retelling } from "./retelling.ts";

/** What there is to tell of a game that is over. */
export class Aftermath {
  private readonly store: Store;
  private readonly game: Game;
  /** The game told once more, as long as somebody may be looking; null where it cannot be. */
  private retelling: Promise<Retelling | null> | null = null;
  /** How long it has lasted, once somebody asked. */
  private lasted: number | null = null;

  constructor(store: Store, game: Game) {
    this.store = store;
    this.game = game;
  }

  async retold<T>(
    record: TableRecord,
    job: (retelling: Retelling) => T | Promise<T>,
  ): Promise<T | "notOver" | "notRetold"> {
    if (record.status !== "over") return "notOver";
    this.retelling ??= Retelling.of(this.store, this.game, record);
    const retelling = await this.retelling.catch((fault: unknown) => {
      this.retelling = null;
      throw fault;
    });
    return retelling ? job(retelling) : "notRetold";
  }

  async length({ id, status }: TableRecord): Promise<{ lasted?: number }> {
    if (status !== "over") return {};
    if (this.lasted === null) {
      const rows = await this.store.rows(id, 0);
      this.lasted = Math.max(0, (rows.at(-1)?.at ?? 0) - (rows[0]?.at ?? 0));
    }
    return { lasted: this.lasted };
  }
}
