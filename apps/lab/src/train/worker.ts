import { parentPort } from "node:worker_threads";
import { type SelfPlayTask, selfPlay } from "./self-play.ts";

parentPort!.on("message", (task: SelfPlayTask) => parentPort!.postMessage(selfPlay(task)));
