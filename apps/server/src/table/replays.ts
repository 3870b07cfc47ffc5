import type { Game, Observer } from "@paravent/kernel";
import type { Moment, Outline } from "@paravent/protocol";
import type { Store, TableRecord } from "../store/store.ts";
import { Retelling } from "./retelling.ts";

/** Why nothing is told: the game goes on, or these rules would have told it otherwise. */
type Untold = "notOver" | "notRetold";

/** What there is to tell of a game that is over. */
export class Replays {
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

  /** A moment of it, as this observer could see it then. */
  moment(record: TableRecord, who: Observer, at: number): Promise<Moment | Untold | "noMoment"> {
    return this.retold(record, async (retelling) => (await retelling.moment(who, at)) ?? "noMoment");
  }

  /** What there is to look at in it. */
  outline(record: TableRecord, who: Observer): Promise<Outline | Untold> {
    return this.retold(record, async (retelling) => retelling.outline(who));
  }

  private async retold<T>(record: TableRecord, job: (retelling: Retelling) => Promise<T>): Promise<T | Untold> {
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
