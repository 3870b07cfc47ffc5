import type { Store } from "../store/store.ts";

/** Why a server should be sent nobody: it is about to end, or its store takes no writes. */
export type Unready = "draining" | "store";

/** One write answers everybody who asks within this time: to be asked must not cost the disk anything. */
const FRESH_MS = 1_000;

/** A store that has not written by then does not: whoever asks waits no longer for an answer than for that. */
const LONGEST_WRITE_MS = 2_000;

/** Whether this server can take moves: its store writes, and nobody has told it to end. */
export class Readiness {
  private readonly store: Pick<Store, "touch">;
  private draining = false;
  private latest: { at: number; why: Promise<Unready | null> } | null = null;

  constructor(store: Pick<Store, "touch">) {
    this.store = store;
  }

  /** From now on whoever asks is sent elsewhere. */
  drain(): void {
    this.draining = true;
  }

  get isDraining(): boolean {
    return this.draining;
  }

  /** Null: ready. */
  async why(): Promise<Unready | null> {
    if (this.draining) return "draining";
    const now = performance.now();
    if (this.latest === null || now - this.latest.at > FRESH_MS) this.latest = { at: now, why: this.written() };
    return this.latest.why;
  }

  private async written(): Promise<Unready | null> {
    const late = Promise.withResolvers<Unready>();
    const timer = setTimeout(() => late.resolve("store"), LONGEST_WRITE_MS);
    try {
      return await Promise.race([this.store.touch().then(() => null), late.promise]);
    } catch {
      return "store";
    } finally {
      clearTimeout(timer);
    }
  }
}
