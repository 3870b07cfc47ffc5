/** npm run worker: plays games for simulations that others have ordered through a queue. */
import { availableParallelism } from "node:os";
import { commandLine, Misuse, wholeNumber } from "./lib/command-line.ts";
import { Threads } from "./lib/threads.ts";
import { Queue } from "./queue/queue.ts";
import { work } from "./queue/work.ts";
import type { Played, SimTask } from "./sim/play.ts";

commandLine(
  { name: "worker", description: "Plays games for simulations that others order with --queue, until it is stopped." },
  {
    queue: { type: "string", default: "", description: "the PostgreSQL database of the queue, as an address" },
    threads: { type: "string", default: String(availableParallelism()), description: "how many play at once" },
  },
  async (args) => {
    if (args.queue === "") throw new Misuse("Name the database of the queue with --queue.");
    const atOnce = wholeNumber("threads", args.threads, 1, 1024);
    const queue = await Queue.open(args.queue);
    const threads = new Threads<SimTask, Played[]>(new URL("./sim/worker.ts", import.meta.url), atOnce);
    const stopping = new AbortController();
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => stopping.abort());
    console.log(`Waiting for games to play, ${atOnce} at once.`);
    let all = 0;
    await work(queue, threads, {
      atOnce,
      signal: stopping.signal,
      played(games) {
        all += games;
      },
    });
    await threads.close();
    await queue.close();
    console.log(`${all} games played.`);
    return 0;
  },
);
