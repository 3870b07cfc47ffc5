import { parentPort } from "node:worker_threads";
import { type MatchTask, playMatch } from "./play.ts";

parentPort!.on("message", (task: MatchTask) => parentPort!.postMessage(playMatch(task)));
