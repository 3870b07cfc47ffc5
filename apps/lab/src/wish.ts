/** npm run wish: plays a run of the lab from a file, without its pages. */
import { readFileSync } from "node:fs";
import { z } from "zod";
import { commandLine, Misuse, progress, stopAsked } from "./lib/command-line.ts";
import { QUEUE } from "./lib/flags.ts";
import { PackFolder } from "./packs/pack-folder.ts";
import { packsFor } from "./packs/tuned.ts";
import { companyFor } from "./queue/players.ts";
import { reportOf } from "./runs/report.ts";
import type { Run } from "./runs/run.ts";
import { Shelf } from "./runs/shelf.ts";
import { reportAsCsv } from "./runs/table.ts";
import { Wish } from "./runs/wish.ts";

/** How often somebody who watches is told how far it is, in milliseconds. */
const TOLD_EVERY = 200;

commandLine(
  {
    name: "wish",
    description:
      "Plays a run of the lab from a file: a simulation, a trial, a sweep, a search or tables of every size. The lab shows it, too.",
  },
  {
    file: {
      type: "string",
      default: "",
      description: "what is to be played, as JSON: a wish (docs/LAB.md), or the report of a run, which holds its own",
    },
    run: { type: "string", default: "", description: "instead of a file: the run of this name that was stopped" },
    data: { type: "string", default: "./data/lab", description: "the folder of runs and their games" },
    packs: { type: "string", default: "./packs", description: "the folder of packs of one's own" },
    queue: QUEUE,
    csv: { type: "boolean", default: false, description: "print the report as CSV instead of JSON" },
  },
  async (args) => {
    if ((args.file === "") === (args.run === "")) throw new Misuse("Name a file with --file, or a run with --run.");
    const wish = args.file === "" ? null : wishIn(args.file);
    const shelf = new Shelf(args.data, await companyFor(args.queue));
    try {
      const run = wish ? shelf.make(wish, packsFor(wish, new PackFolder(args.packs))) : goneOnWith(shelf, args.run);
      await played(shelf, run);
      const { status, fault, id } = run.progress;
      if (status === "failed") throw new Misuse(`It cannot be played on: ${fault}`);
      if (status !== "done") throw new Misuse(`Stopped. What was played is kept: go on with --run ${id}.`);
      const report = reportOf(run);
      console.log(args.csv ? reportAsCsv(report) : JSON.stringify({ run: id, wish: run.wish, ...report }, null, 2));
      return 0;
    } finally {
      await shelf.close();
    }
  },
);

function goneOnWith(shelf: Shelf, id: string): Run {
  shelf.resume(id);
  return shelf.run(id);
}

/** Waits until it is played, or somebody stops it. */
async function played(shelf: Shelf, run: Run): Promise<void> {
  const bar = progress(run.progress.total);
  let told = 0;
  const tell = (): void => {
    const now = run.progress.played;
    bar.advance(now - told);
    told = now;
  };
  const telling = setInterval(tell, TOLD_EVERY);
  stopAsked().addEventListener("abort", () => void run.pause());
  await shelf.idle();
  clearInterval(telling);
  bar.stop();
}

/** What a file wishes for; where it cannot be read, in one sentence why. */
function wishIn(file: string): Wish {
  const read = Wish.safeParse(parsed(file));
  if (read.success) return read.data;
  throw new Misuse(`${file} says nothing that could be played. ${z.prettifyError(read.error)}`);
}

function parsed(file: string): unknown {
  try {
    const value = JSON.parse(readFileSync(file, "utf8")) as unknown;
    return typeof value === "object" && value !== null && "wish" in value ? value.wish : value;
  } catch (fault) {
    throw new Misuse(`${file} cannot be read: ${fault instanceof Error ? fault.message : fault}`);
  }
}
