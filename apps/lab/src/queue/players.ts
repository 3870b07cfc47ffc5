import { availableParallelism } from "node:os";
import { setTimeout } from "node:timers/promises";
import { Threads } from "../lib/threads.ts";
import type { Played, SimTask } from "../sim/play.ts";
import { Queue } from "./queue.ts";
import { type Players, work } from "./work.ts";

/** How often it is looked whether shares have been played. */
const LOOK_MS = 300;

/** Players that can be sent home. */
export interface Company extends Players {
  close(): Promise<void>;
}

/** The threads of this machine; where a queue is named, with those of all other machines that work for it. */
export async function companyFor(queue: string, most = availableParallelism()): Promise<Company> {
  const threads = new Threads<SimTask, Played[]>(new URL("../sim/worker.ts", import.meta.url), most);
  return queue === "" ? threads : new Queued(await Queue.open(queue), threads, most);
}

/**
 * Lets whoever works for a queue play, this machine too. The same tasks come to the same games whoever plays them; what was
 * played for the same tasks before is not played again. Who stops takes back what nobody has played yet.
 */
export class Queued implements Company {
  private readonly queue: Queue;
  private readonly own: Players & { close(): Promise<void> };
  private readonly atOnce: number;

  constructor(queue: Queue, own: Players & { close(): Promise<void> }, atOnce: number) {
    this.queue = queue;
    this.own = own;
    this.atOnce = atOnce;
  }

  async run(
    tasks: readonly SimTask[],
    each: (done: Played[], at: number) => void = () => {},
    signal: AbortSignal | null = null,
  ): Promise<Played[][]> {
    if (tasks.length === 0) return [];
    const names = await this.queue.order(tasks);
    const waiting = new Map(names.map((name, at) => [name, at]));
    const results = new Array<Played[]>(tasks.length);
    const done = new AbortController();
    const working = work(this.queue, this.own, { atOnce: this.atOnce, signal: done.signal });
    try {
      while (waiting.size > 0) {
        signal?.throwIfAborted();
        const { ended, there } = await this.queue.outcomes([...waiting.keys()]);
        for (const { name, games, fault } of ended) {
          const at = waiting.get(name)!;
          if (fault !== null) throw new Error(fault);
          results[at] = games as Played[];
          each(results[at], at);
          waiting.delete(name);
        }
        // Somebody else who had ordered the same has taken it back.
        if (there < waiting.size + ended.length) await this.queue.order([...waiting.values()].map((at) => tasks[at]!));
        if (waiting.size > 0) await Promise.race([setTimeout(LOOK_MS), failed(working)]);
      }
      return results;
    } catch (fault) {
      await this.queue.drop([...waiting.keys()]);
      throw fault;
    } finally {
      done.abort();
      await working.catch(() => undefined);
    }
  }

  async close(): Promise<void> {
    await this.own.close();
    await this.queue.close();
  }
}

/** Never ends but by a fault. */
const failed = (work: Promise<void>): Promise<never> =>
  new Promise((_, reject) => {
    work.catch(reject);
  });
