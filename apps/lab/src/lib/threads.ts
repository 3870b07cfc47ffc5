import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";

/** What a thread was asked for went wrong: its own message, and where in the thread it happened. */
class ThreadFault extends Error {
  constructor(error: unknown) {
    super(error instanceof Error ? error.message : `${error}`);
    if (error instanceof Error && error.stack) this.stack = error.stack;
  }
}

/**
 * A game leaves little behind and throws much away: the more room there is for what is new, the less often it is gone
 * through. Two threads played a tenth more games than with the room a thread has by itself.
 */
const ROOM = { maxYoungGenerationSizeMb: 64 };

/**
 * Threads that stay, for tasks that come in several rounds. Each task is played with its own seed, so the result is the
 * same whoever does it and however many there are.
 */
export class Threads<Task, Done> {
  private readonly module: URL;
  private readonly most: number;
  private readonly free: Worker[] = [];

  constructor(module: URL, most = availableParallelism()) {
    this.module = module;
    this.most = most;
  }

  /** Results in the order of the tasks. Whoever gives the signal gets its reason thrown; what was under way is lost. */
  async run(
    tasks: readonly Task[],
    each: (done: Done, at: number) => void = () => {},
    signal: AbortSignal | null = null,
  ): Promise<Done[]> {
    const results = new Array<Done>(tasks.length);
    let next = 0;
    const work = async (): Promise<void> => {
      const worker = this.free.pop() ?? new Worker(this.module, { resourceLimits: ROOM });
      try {
        for (let at = next++; at < tasks.length; at = next++) {
          signal?.throwIfAborted();
          const made = await done<Done>(worker, tasks[at], signal);
          results[at] = made;
          each(made, at);
        }
        this.free.push(worker);
      } catch (fault) {
        next = tasks.length;
        await worker.terminate();
        throw fault;
      }
    };
    const ended = await Promise.allSettled(Array.from({ length: Math.min(this.most, tasks.length) }, work));
    const failed = ended.find((one) => one.status === "rejected");
    if (failed) throw failed.reason;
    return results;
  }

  async close(): Promise<void> {
    await Promise.all(this.free.splice(0).map((worker) => worker.terminate()));
  }
}

/** What a thread makes of a task. */
function done<Done>(worker: Worker, task: unknown, signal: AbortSignal | null): Promise<Done> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void): void => {
      worker.removeAllListeners("message").removeAllListeners("error");
      signal?.removeEventListener("abort", stop);
      act();
    };
    const stop = (): void => settle(() => reject(signal?.reason));
    worker.once("message", (made: Done) => settle(() => resolve(made)));
    worker.once("error", (error: unknown) => settle(() => reject(new ThreadFault(error))));
    signal?.addEventListener("abort", stop);
    worker.postMessage(task);
  });
}

/** Spreads tasks over threads, one per core. */
export async function onThreads<Task, Done>(
  module: URL,
  tasks: readonly Task[],
  each: (done: Done) => void,
  most = availableParallelism(),
): Promise<Done[]> {
  const threads = new Threads<Task, Done>(module, most);
  try {
    return await threads.run(tasks, each);
  } finally {
    await threads.close();
  }
}

/** Cuts a number of games into batches: so many from the first, which says where each batch begins. */
export function batches(games: number, size: number): { first: number; games: number }[] {
  return Array.from({ length: Math.ceil(games / size) }, (_, i) => ({
    first: i * size,
    games: Math.min(size, games - i * size),
  }));
}
