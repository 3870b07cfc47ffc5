import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { BadConfiguration } from "../config/config.ts";
import type { Lessons } from "./lessons.ts";

export type Answer = { readonly lessons: Lessons } | { readonly fault: string };

/**
 * Reads and plays all lessons in a thread of its own: that takes seconds, and tables need not wait for it. Rejects with a
 * BadConfiguration where one of them cannot be used.
 */
export async function lessonsApart(games: readonly string[]): Promise<Lessons> {
  const thread = new Worker(new URL("./thread.ts", import.meta.url), { workerData: games });
  thread.unref();
  const [answer] = (await once(thread, "message")) as [Answer];
  if ("fault" in answer) throw new BadConfiguration(answer.fault);
  return answer.lessons;
}
