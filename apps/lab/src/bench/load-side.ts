/** A process full of tables for one side of `server/load`: plays whenever it is told to, and says how long each answer took. */
import { once } from "node:events";
import { LiveTables } from "@paravent/server";
import { labGame } from "../lib/games.ts";
import { FillerMaster } from "./filler-master.ts";
import type { Round, Turn } from "./load.ts";
import { measuresOf, seatsFor, YARDSTICK } from "./sides.ts";

const [side, id, tables] = process.argv.slice(2) as [string, string, string];

interface Full {
  run(ms: number, pause?: number): Promise<number[]>;
}

/** Plays turn by turn until nobody asks any more. */
async function play(full: Full): Promise<void> {
  process.on("message", async ({ ms, pause }: Turn) => {
    const begun = performance.now();
    const took = await full.run(ms, pause);
    // What was begun in time is waited for.
    process.send!({ took, ms: performance.now() - begun } satisfies Round);
  });
  process.send!("ready");
  await once(process, "disconnect");
}

const { game } = labGame(id);
if (side === YARDSTICK) await play(await FillerMaster.open(measuresOf(id).length, Number(tables)));
else await LiveTables.inFolder(game, Number(tables), seatsFor(game), play);
