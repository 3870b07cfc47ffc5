import { parentPort } from "node:worker_threads";
import { playTask, type SimTask } from "./play.ts";

parentPort!.on("message", (task: SimTask) => parentPort!.postMessage(playTask(task)));
