import { parentPort } from "node:worker_threads";
import { type FuzzTask, fuzzTask } from "./play.ts";

parentPort!.on("message", (task: FuzzTask) => parentPort!.postMessage(fuzzTask(task)));
