import { parentPort } from "node:worker_threads";
import { type TuneTask, tryNumbers } from "./play.ts";

parentPort!.on("message", (task: TuneTask) => parentPort!.postMessage(tryNumbers(task)));
