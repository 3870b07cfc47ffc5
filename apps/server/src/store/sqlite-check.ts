import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { Worker } from "node:worker_threads";
import { DATABASE, damaged } from "./sqlite-faults.ts";
import { StoreUnavailable } from "./store.ts";

/** Whether a database is undamaged, as far as can be told without knowing what should be in it. Reads all of it. */
export function isWhole(db: DatabaseSync): boolean {
  return db.prepare("PRAGMA quick_check(1)").get()!.quick_check === "ok";
}

/** Looks a large database through in a thread of its own, while it is used. */
export class SqliteCheck {
  /** Rejects where it is damaged. */
  readonly done: Promise<void>;
  private readonly beginning: NodeJS.Timeout;
  private thread: Worker | null = null;

  constructor(folder: string, afterMs: number) {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.done = promise;
    const fail = () => reject(new StoreUnavailable(damaged(folder)));
    this.beginning = setTimeout(() => {
      const workerData = join(folder, DATABASE);
      this.thread = new Worker(new URL("./sqlite-check-thread.ts", import.meta.url), { workerData });
      this.thread.unref();
      this.thread.on("message", (whole: boolean) => (whole ? resolve() : fail()));
      this.thread.on("error", fail);
    }, afterMs).unref();
    // Commands that use the store for a moment do not wait for it.
    this.done.catch(() => {});
  }

  async stop(): Promise<void> {
    clearTimeout(this.beginning);
    await this.thread?.terminate();
  }
}
