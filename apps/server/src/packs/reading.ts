import { parentPort, workerData } from "node:worker_threads";
import { PackFault, type PackFiles } from "@paravent/content";
import { loadContents } from "../games/games.ts";
import type { Answer, Job } from "./reader.ts";

// The thread in which packs are read. It may be ended at any moment, and keeps nothing between two packs.

// Nobody reads where an error came from here, and a hostile text can make a hundred thousand of them.
Error.stackTraceLimit = 0;

const contents = await loadContents(workerData as string[]);

function done({ game, files, document }: Job): Answer {
  const content = contents.get(game)!;
  try {
    const read = files === null ? document : content.read(files as PackFiles);
    return { document: read, made: content.make(read) };
  } catch (fault) {
    if (fault instanceof PackFault) return { faults: fault.faults };
    throw fault;
  }
}

parentPort!.on("message", (job: Job) => parentPort!.postMessage(done(job)));
parentPort!.postMessage("ready");
