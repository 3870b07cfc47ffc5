import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Found, Statement } from "./database.ts";
import { type Laid, SharedText } from "./shared-text.ts";

/** A statement on its way to the thread. Of its text, which is longer than most rows, the number is sent from then on. */
export interface Sent {
  readonly nth: number;
  readonly text?: string;
  readonly values: Statement["values"];
}

/**
 * Several writes that become one transaction (`Writes`), as a text in the room that is shared, and what came of them. A text
 * travels quicker than what it tells, with all states that are to be hashed.
 */
export type Group = Laid;
export type Writes = readonly (readonly Sent[])[];
export type Written =
  | { readonly found: readonly (readonly Found[])[] }
  | { readonly fault: { readonly message: string; readonly errcode: number } };

interface Pending {
  readonly statements: readonly Statement[];
  resolve(found: readonly Found[]): void;
  reject(fault: unknown): void;
}

/**
 * Group commit: everything that asks to be written while others are being written is one transaction, synced once and
 * granted together. It is written in a thread of its own, which begins with the first write.
 */
export class SqliteWriter {
  private readonly path: string;
  private thread: Worker | null = null;
  /** The texts that the thread knows, by their numbers. */
  private readonly texts = new Map<string, number>();
  private pending: Pending[] = [];
  private underWay: readonly Pending[] = [];
  private shared = new SharedText();
  private closed = false;

  constructor(path: string) {
    this.path = path;
  }

  write(statements: readonly Statement[]): Promise<readonly Found[]> {
    return new Promise((resolve, reject) => {
      if (this.closed) return reject(new Error("the database is closed"));
      this.pending.push({ statements, resolve, reject });
      // Whatever asks within the same tick goes together.
      if (this.pending.length === 1 && this.underWay.length === 0) setImmediate(() => this.commit());
    });
  }

  /** What has been asked for is written before. */
  async close(): Promise<void> {
    this.closed = true;
    while (this.pending.length > 0 || this.underWay.length > 0) await new Promise((resolve) => setImmediate(resolve));
    const { thread } = this;
    if (!thread) return;
    thread.ref();
    thread.postMessage(null);
    await once(thread, "exit");
  }

  private commit(): void {
    if (this.underWay.length > 0 || this.pending.length === 0) return;
    this.underWay = this.pending;
    this.pending = [];
    this.thread ??= this.begin();
    this.thread.ref();
    this.thread.postMessage(this.sent(this.underWay));
  }

  /** One group is under way at a time: what lay in the shared room has been read. */
  private sent(pending: readonly Pending[]): Group {
    const writes: Writes = pending.map(({ statements }) => statements.map((each) => this.numbered(each)));
    return this.shared.lay(JSON.stringify(writes));
  }

  private numbered({ sql, values }: Statement): Sent {
    const known = this.texts.get(sql);
    if (known !== undefined) return { nth: known, values };
    const nth = this.texts.size;
    this.texts.set(sql, nth);
    return { nth, text: sql, values };
  }

  private begin(): Worker {
    this.texts.clear();
    this.shared = new SharedText();
    const thread = new Worker(new URL("./sqlite-thread.ts", import.meta.url), { workerData: this.path });
    thread.on("message", (written: Written) => this.written(written));
    // It is begun anew with the next write; whether the last ones are on disk nobody knows.
    thread.on("error", (fault) => {
      this.thread = null;
      this.settle(({ reject }) => reject(fault));
    });
    return thread;
  }

  private written(written: Written): void {
    // A process that has nothing else to do may end.
    if (this.pending.length === 0) this.thread?.unref();
    this.settle(({ resolve, reject }, at) => {
      if ("found" in written) resolve(written.found[at]!);
      else reject(Object.assign(new Error(written.fault.message), { errcode: written.fault.errcode }));
    });
  }

  private settle(each: (one: Pending, at: number) => void): void {
    const group = this.underWay;
    this.underWay = [];
    group.forEach(each);
    this.commit();
  }
}
