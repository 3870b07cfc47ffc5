import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { Compared, Reason } from "@paravent/bots";
import { namedGames } from "@paravent/content/registry";
import type { Json, State, TableView } from "@paravent/kernel";
import { Lanes } from "../lanes/lanes.ts";

/** A question for a bot that looks ahead: its level, its view and what its seat imagines; never the true state. */
export interface Puzzle {
  readonly game: string;
  readonly level: string;
  readonly view: TableView<unknown>;
  readonly imagined: State<unknown>;
  readonly seed: string;
}

/** A position of a game that is over, to be weighed as it truly was. */
export interface Position {
  readonly game: string;
  readonly state: State<unknown>;
  readonly seed: string;
}

/** An answer that was given to a puzzle, to be compared with the best a strong bot finds. */
export interface Given extends Omit<Puzzle, "level"> {
  readonly given: Json;
  /** So much better another one has to be. */
  readonly margin: number;
}

/** What threads think about. */
export type Task = { readonly answer: Puzzle } | { readonly weigh: Position } | { readonly compare: Given };

/** What a thread is handed: it stops at once when the flag is raised, and after so many milliseconds. */
export interface Handed {
  readonly task: Task;
  readonly ms: number;
  readonly flag: SharedArrayBuffer;
}

/** What thinking has come to, and why. */
export interface Found {
  readonly answer: Json;
  readonly reason: Reason;
}

/** Thinking under way. */
export interface Thought {
  /** What it has come to; null: nothing yet, or nothing at all. */
  readonly answer: Json | null;
  /** The same with its reason, when it is over. */
  readonly found: Promise<Found | null>;
  cancel(): void;
}

/** Comparing under way. */
export interface Comparing {
  /** What would have been better; null where nothing surely is, or nobody can tell. */
  readonly found: Promise<Compared | null>;
  cancel(): void;
}

interface Job {
  readonly task: Task;
  /** When the result is wanted, by the clock that only runs forward. */
  readonly due: number;
  readonly flag: Int32Array<SharedArrayBuffer>;
  /** Takes what the thread says of this task; null: nothing came of it. */
  over(result: unknown): void;
}

/** One core is left to the tables; more than these gain little. */
const THREADS = Math.max(1, Math.min(4, availableParallelism() - 1));

/** What a thread may hold, in MiB: the games and a few hundred positions. */
const MEMORY_MB = 256;

/** So long before the answer is due thinking ends: what was found has to be back in time. */
const BACK_MS = 40;

/**
 * The threads in which bots look ahead, the same few for all tables. Whoever waits has a lane, and lanes have their turns one
 * after the other. What cannot be thought about in time is not waited for: the bot then answers as one that does not look
 * ahead, and at the same moment, so that neither its hand nor the load of the server shows in the time it takes.
 */
export class Thinkers {
  private readonly waiting = new Lanes<Job>();
  private readonly idle: Worker[] = [];
  private readonly games: readonly string[];
  private threads = 0;
  private readonly working = new Map<Worker, Job>();
  private closed = false;

  constructor(games: readonly string[] = namedGames()) {
    this.games = games;
  }

  /** Begins to think, to be done within so many milliseconds. */
  begin(puzzle: Puzzle, lane: string, ms: number): Thought {
    const { result, cancel } = this.hand<Found>({ answer: puzzle }, lane, ms);
    let answer: Json | null = null;
    const found = result.then((what) => {
      answer = what?.answer ?? null;
      return what;
    });
    return {
      found,
      get answer() {
        return answer;
      },
      cancel,
    };
  }

  /** The chance of every seat to win from there; null where nobody can tell, or not in time. */
  weigh(position: Position, lane: string, ms: number): Promise<readonly number[] | null> {
    return this.hand<readonly number[]>({ weigh: position }, lane, ms).result;
  }

  /** Begins to compare an answer with a better one, to be done within so many milliseconds. */
  compare(given: Given, lane: string, ms: number): Comparing {
    const { result: found, cancel } = this.hand<Compared>({ compare: given }, lane, ms);
    return { found, cancel };
  }

  /** Hands a task on when its lane has its turn. `R` is what `thread.ts` makes of it. */
  private hand<R>(task: Task, lane: string, ms: number): { readonly result: Promise<R | null>; cancel(): void } {
    const flag = new Int32Array(new SharedArrayBuffer(4));
    const { promise: result, resolve: over } = Promise.withResolvers<R | null>();
    if (ms > BACK_MS && !this.closed) {
      const due = performance.now() + ms - BACK_MS;
      this.waiting.add(lane, { task, due, flag, over: (said) => over(said as R | null) });
      this.next();
    } else over(null);
    return { result, cancel: () => void Atomics.store(flag, 0, 1) };
  }

  async close(): Promise<void> {
    this.closed = true;
    for (let job = this.waiting.next(); job; job = this.waiting.next()) job.over(null);
    for (const job of this.working.values()) job.over(null);
    await Promise.all([...this.idle.splice(0), ...this.working.keys()].map((thread) => thread.terminate()));
  }

  private next(): void {
    while (this.waiting.size > 0) {
      const thread = this.idle.pop();
      if (!thread) {
        if (this.threads < THREADS) this.start();
        return;
      }
      const job = this.waiting.next()!;
      const ms = job.due - performance.now();
      if (ms <= 0 || Atomics.load(job.flag, 0) !== 0) {
        this.idle.push(thread);
        job.over(null);
        continue;
      }
      this.working.set(thread, job);
      thread.postMessage({ task: job.task, ms, flag: job.flag.buffer } satisfies Handed);
    }
  }

  private start(): void {
    this.threads++;
    const thread = new Worker(new URL("./thread.ts", import.meta.url), {
      workerData: this.games,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
      execArgv: ["--disable-warning=ExperimentalWarning"],
    });
    // A server that has nothing else to do may end.
    thread.unref();
    // It speaks when it is ready, and then once for each task.
    thread.on("message", (result: unknown) => {
      this.working.get(thread)?.over(result);
      this.working.delete(thread);
      this.idle.push(thread);
      this.next();
    });
    // Out of memory, or a fault of ours: what it thought about gets no answer, and the next task a fresh thread.
    thread.on("error", () => {
      this.working.get(thread)?.over(null);
      this.working.delete(thread);
    });
    thread.on("exit", () => {
      this.threads--;
      if (!this.closed) this.next();
    });
  }
}
