import { type Refusal, refuse } from "@paravent/kernel";
import type { Limits } from "../limits/limits.ts";
import { COUNTS } from "../limits/numbers.ts";
import type { Counted, PlayerRecord, Store } from "../store/store.ts";

/** How many tables somebody may have at once. */
export class Quota {
  private readonly store: Store;
  private readonly limits: Limits;

  constructor(store: Store, limits: Limits) {
    this.store = store;
    this.limits = limits;
  }

  /** Why this player, who comes from there, may open no more; null: they may. */
  async tooMany(player: PlayerRecord, hasBots: boolean, origin: string | null): Promise<Refusal | null> {
    const fault = this.over("tooManyTables", await this.store.countTables(player.id, origin), COUNTS.tables);
    // Who leaves a table to its bots has a table of bots, too: it counts against whatever bots are asked for next.
    if (fault || !hasBots) return fault;
    return this.over("tooManyBotTables", await this.store.countBotTables(player.id, origin), COUNTS.botTables);
  }

  private over(reason: string, is: Counted, most: { session: number; address: number }): Refusal | null {
    const [own, all] = [this.limits.most(most.session), this.limits.most(most.address)];
    if (is.player >= own) return refuse(reason, null, { most: own });
    return is.origin >= all ? refuse(`${reason}Here`, null, { most: all }) : null;
  }
}
