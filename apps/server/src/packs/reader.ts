import { Worker } from "node:worker_threads";
import { type Fault, PackFault, type PackFiles, packFault, type Words } from "@paravent/content";
import { namedGames } from "@paravent/content/registry";

/** A pack to be read from its files, or to be made again from its document. */
export type Job =
  | { readonly game: string; readonly files: PackFiles; readonly document: null }
  | { readonly game: string; readonly files: null; readonly document: unknown };

export type Answer = { readonly document: unknown; readonly made: unknown } | { readonly faults: readonly Fault[] };

export type Read = Exclude<Answer, { faults: unknown }>;

/** What the reading of packs may cost. */
export const LIMITS = {
  /** For one pack; the largest known pack takes a hundredth of it on an idle machine. */
  longestMs: 10_000,
  /** What the thread may hold, in MiB: the games themselves, and several times the largest pack. */
  memoryMb: 192,
  /** So many packs that were sent wait to be read, and one of each guest. */
  waiting: 8,
};

/** For the thread to start. */
const LONGEST_START_MS = 60_000;

/** A thread that has been idle this long is ended. */
const IDLE_MS = 30_000;

/** Too many packs wait already, or one of the same guest does. */
export class ReaderBusy extends Error {
  override readonly name = "ReaderBusy";
}

interface Waiting {
  readonly job: Job;
  /** Who sent it; null: a table needs it. */
  readonly sender: string | null;
  resolve(answer: Read): void;
  reject(fault: unknown): void;
}

/**
 * Reads packs in a thread of its own, one at a time, while the tables go on here. A pack that takes too long or too much
 * memory is refused, and the thread ended with it: the next one gets a fresh thread.
 */
export class PackReader {
  private readonly waiting: Waiting[] = [];
  private current: Waiting | null = null;
  private thread: Worker | null = null;
  private ready = false;
  private limit: NodeJS.Timeout | null = null;
  private readonly games: readonly string[];
  private readonly limits: typeof LIMITS;

  /** For packs of the games with these names. */
  constructor(games: readonly string[] = namedGames(), limits = LIMITS) {
    this.games = games;
    this.limits = limits;
  }

  /** Reads the files somebody sent. Rejects with a PackFault, or with ReaderBusy. */
  async read(game: string, files: PackFiles, sender: string): Promise<Read> {
    const sent = this.waiting.filter((one) => one.sender !== null);
    const mine = [...sent, ...(this.current ? [this.current] : [])].some((one) => one.sender === sender);
    if (mine || sent.length >= this.limits.waiting) throw new ReaderBusy();
    return this.put({ game, files, document: null }, sender);
  }

  /** Makes what a document says, for a table that is played with it: before all that was only sent. */
  make(game: string, document: unknown): Promise<Read> {
    return this.put({ game, files: null, document }, null);
  }

  async close(): Promise<void> {
    for (const { reject } of this.waiting.splice(0)) reject(new ReaderBusy());
    this.current?.reject(new ReaderBusy());
    this.current = null;
    await this.endThread();
  }

  private put(job: Job, sender: string | null): Promise<Read> {
    return new Promise((resolve, reject) => {
      const one = { job, sender, resolve, reject };
      const at = sender === null ? this.waiting.findIndex((other) => other.sender !== null) : -1;
      this.waiting.splice(at < 0 ? this.waiting.length : at, 0, one);
      this.next();
    });
  }

  private next(): void {
    if (this.current) return;
    this.current = this.waiting.shift() ?? null;
    if (!this.current) this.within(IDLE_MS, () => void this.endThread());
    else if (!this.thread) this.begin();
    else if (this.ready) this.hand(this.current);
  }

  private begin(): void {
    const thread = new Worker(new URL("./reading.ts", import.meta.url), {
      workerData: this.games,
      resourceLimits: { maxOldGenerationSizeMb: this.limits.memoryMb },
      execArgv: ["--disable-warning=ExperimentalWarning"],
    });
    this.thread = thread;
    this.ready = false;
    // A server that has nothing else to do may end.
    thread.unref();
    thread.on("message", (message: Answer | "ready") => {
      if (thread !== this.thread) return;
      if (message === "ready") this.ready = true;
      else this.answer(message);
      if (this.ready && this.current) this.hand(this.current);
    });
    // Out of memory, or a fault of ours: the pack is what it was about.
    thread.on("error", (fault) => {
      if (thread === this.thread) this.giveUp(isTooMuch(fault) ? tooHeavy() : fault);
    });
    this.within(LONGEST_START_MS, () => this.giveUp(new Error("the thread that reads packs does not begin")));
  }

  private hand({ job }: Waiting): void {
    this.within(this.limits.longestMs, () => this.giveUp(tooHeavy()));
    this.thread!.postMessage(job);
  }

  private answer(message: Answer): void {
    const { current } = this;
    this.current = null;
    if (current && "faults" in message) current.reject(new PackFault(message.faults));
    else if (current) current.resolve(message as Read);
    this.next();
  }

  /** Ends the thread with the pack it was about. */
  private giveUp(fault: unknown): void {
    const { current } = this;
    this.current = null;
    void this.endThread();
    current?.reject(fault);
    this.next();
  }

  private async endThread(): Promise<void> {
    const { thread } = this;
    this.thread = null;
    this.ready = false;
    if (this.limit) clearTimeout(this.limit);
    this.limit = null;
    await thread?.terminate();
  }

  private within(ms: number, otherwise: () => void): void {
    if (this.limit) clearTimeout(this.limit);
    this.limit = setTimeout(otherwise, ms).unref();
  }
}

const isTooMuch = (fault: unknown): boolean => (fault as { code?: unknown }).code === "ERR_WORKER_OUT_OF_MEMORY";

const TOO_HEAVY: Words = {
  fr: "ce paquet demande trop de temps ou de mémoire pour être lu",
  en: "this pack takes too much time or memory to read",
};

const tooHeavy = (): PackFault => packFault("pack", null, "", TOO_HEAVY);
