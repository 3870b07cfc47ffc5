import { parentPort } from "node:worker_threads";
import { type Kept, keptPositions, type SelfPlayTask, selfPlay } from "./self-play.ts";

parentPort!.on("message", (task: SelfPlayTask | (SelfPlayTask & Kept)) =>
  parentPort!.postMessage("folder" in task ? keptPositions(task) : selfPlay(task)),
);
