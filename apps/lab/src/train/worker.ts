import { parentPort } from "node:worker_threads";
import { habitLessons } from "./habit-lessons.ts";
import { type Kept, keptPositions, type SelfPlayTask, selfPlay } from "./self-play.ts";

parentPort!.on("message", ({ habits, ...task }: (SelfPlayTask | (SelfPlayTask & Kept)) & { habits: boolean }) =>
  parentPort!.postMessage(habits ? habitLessons(task) : "folder" in task ? keptPositions(task) : selfPlay(task)),
);
