import type { Game } from "@paravent/kernel";
import { type Log, whereItBroke } from "../logging/faults.ts";
import type { Sight, Store, TableRecord } from "../store/store.ts";
import { Retelling } from "./retelling.ts";

/**
 * Keeps what was told of games that are over, one game after the other and beside everything else: nobody waits for it.
 * What it does not get to is done when the table is opened again, or when the next server starts.
 */
export class Chronicler {
  private readonly store: Store;
  private readonly log: Log;
  private readonly asked = new Set<string>();
  private working: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor(store: Store, log: Log) {
    this.store = store;
    this.log = log;
  }

  /** Writes down what a game told everybody, unless that is done. Resolves when it is, or cannot be. */
  note(table: TableRecord, game: Game): Promise<void> {
    if (this.asked.has(table.id)) return this.working;
    this.asked.add(table.id);
    this.working = this.working.then(() => this.keep(table, game));
    return this.working;
  }

  private async keep(table: TableRecord, game: Game): Promise<void> {
    try {
      if (this.stopped || (await this.store.chronicle(table.id, "public")) !== null) return;
      const retelling = await Retelling.of(this.store, game, table);
      const observers = [...table.seats.keys(), "public" as const];
      const lenses = await retelling?.lenses(observers, () => this.stopped);
      if (!lenses) return;
      const written = new Map<Sight, string>();
      for (const [who, lens] of lenses) written.set(who, await lens.write());
      if (!this.stopped) await this.store.putChronicle(table.id, written);
    } catch (fault) {
      this.log.error({ table: table.id, fault: whereItBroke(fault) }, "a game that is over could not be written down");
    } finally {
      this.asked.delete(table.id);
    }
  }

  /** Leaves what is not done. */
  async stop(): Promise<void> {
    this.stopped = true;
    await this.working;
  }
}
