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
 * Spreads tasks over threads, one per core. Each task is played with its own seed, so the result is the same whoever
 * does it; results come back in the order of the tasks.
 */
export async function onThreads<Task, Done>(
  module: URL,
  tasks: readonly Task[],
  each: (done: Done) => void,
  threads = availableParallelism(),
): Promise<Done[]> {
  const results = new Array<Done>(tasks.length);
  let next = 0;
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(module);
      let at = -1;
      const hand = (): void => {
        at = next++;
        if (at < tasks.length) worker.postMessage(tasks[at]);
        else void worker.terminate().then(() => resolve());
      };
      worker.on("message", (done: Done) => {
        results[at] = done;
        each(done);
        hand();
      });
      worker.on("error", (error: unknown) => reject(new ThreadFault(error)));
      hand();
    });
  await Promise.all(Array.from({ length: Math.min(threads, tasks.length) }, work));
  return results;
}

/** Cuts a number of games into batches: so many from the first, which says where each batch begins. */
export function batches(games: number, size: number): { first: number; games: number }[] {
  return Array.from({ length: Math.ceil(games / size) }, (_, i) => ({
    first: i * size,
    games: Math.min(size, games - i * size),
  }));
}
