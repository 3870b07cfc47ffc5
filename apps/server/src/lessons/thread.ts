import { parentPort, workerData } from "node:worker_threads";
import { BadConfiguration } from "../config/config.ts";
import type { Answer } from "./apart.ts";
import { allLessons } from "./lessons.ts";

// The thread in which lessons are read and played; it ends with its answer.

const answer = await allLessons(workerData as string[]).then(
  (lessons): Answer => ({ lessons }),
  (fault: unknown): Answer => {
    if (fault instanceof BadConfiguration) return { fault: fault.message };
    throw fault;
  },
);
parentPort!.postMessage(answer);
