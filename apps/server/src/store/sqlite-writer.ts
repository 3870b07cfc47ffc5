import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { type Found, isToHash, type Statement, type ToHash, type Value } from "./database.ts";
import { type Laid, SharedTexts } from "./shared-texts.ts";

/** A statement on its way to the thread: the number of its text, which is longer than most rows, and its values. */
export interface Sent {
  readonly nth: number;
  /** What is to be hashed is a text of its own behind that of its write, and stands here by its number. */
  readonly values: readonly (Value | { readonly toHash: number })[];
}
export interface Write {
  readonly statements: readonly Sent[];
  /** So many texts of what is to be hashed follow its own. */
  readonly toHash: number;
}

/**
 * Several writes that become one transaction, and what came of them. Each lies in the room that is shared as a text, which
 * travels quicker than what it tells, and behind it the states that are to be hashed: with one of them inside, its text
 * takes half as long again to be made.
 */
export interface Group extends Laid {
  /** Texts of statements that the thread has not been told yet, in the order of their numbers. */
  readonly texts: readonly string[];
}
export type Written =
  | { readonly found: readonly (readonly Found[])[] }
  | { readonly fault: { readonly message: string; readonly errcode: number } };

interface Pending {
  /** What is to be written (`Write`), and states. It is put into words as soon as it is asked for, while all is at hand. */
  readonly texts: readonly string[];
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
  /** The texts of statements by their numbers, and how many of them the thread knows. */
  private readonly texts = new Map<string, number>();
  private told = 0;
  private pending: Pending[] = [];
  private underWay: readonly Pending[] = [];
  private shared = new SharedTexts();
  private closed = false;

  constructor(path: string) {
    this.path = path;
  }

  write(statements: readonly Statement[]): Promise<readonly Found[]> {
    return new Promise((resolve, reject) => {
      if (this.closed) return reject(new Error("the database is closed"));
      this.pending.push({ texts: this.inWords(statements), resolve, reject });
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
    // One group is under way at a time: what lay in the shared room has been read.
    const laid = this.shared.lay(this.underWay.flatMap((one) => one.texts));
    const texts = [...this.texts.keys()].slice(this.told);
    this.told = this.texts.size;
    this.thread.postMessage({ ...laid, texts } satisfies Group);
  }

  private inWords(statements: readonly Statement[]): string[] {
    const states: string[] = [];
    const apart = (value: Value | ToHash) =>
      isToHash(value) ? { toHash: states.push(JSON.stringify(value.toHash)) - 1 } : value;
    const sent = statements.map(({ sql, values }) => ({ nth: this.numberOf(sql), values: values.map(apart) }));
    return [JSON.stringify({ statements: sent, toHash: states.length } satisfies Write), ...states];
  }

  private numberOf(sql: string): number {
    const nth = this.texts.get(sql) ?? this.texts.size;
    this.texts.set(sql, nth);
    return nth;
  }

  private begin(): Worker {
    this.shared = new SharedTexts();
    this.told = 0;
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
