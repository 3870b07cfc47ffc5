/** A process full of tables for one side of `server/load` or `server/inside`: plays whenever it is told to, and says how long each answer took. */
import { once } from "node:events";
import { LiveTables } from "@paravent/server";
import { labGame } from "../lib/games.ts";
import { fillerCrowd } from "./crowd/filler-crowd.ts";
import { FillerMaster } from "./crowd/filler-master.ts";
import { ownCrowd } from "./crowd/own-crowd.ts";
import type { Round, Turn } from "./load.ts";
import { measuresOf, seatsFor, YARDSTICK } from "./sides.ts";

const [side, where, id, count] = process.argv.slice(2) as [string, "server" | "inside", string, string];
const { game } = labGame(id);
const tables = Number(count);
const seats = seatsFor(game);

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

if (where === "inside" && side !== YARDSTICK) await LiveTables.inFolder(game, tables, seats, play);
else {
  const crowd = await crowdOf(side === YARDSTICK);
  await play(crowd);
  await crowd.end();
}

async function crowdOf(isYardstick: boolean) {
  if (!isYardstick) return ownCrowd(game, tables, seats);
  const { length } = measuresOf(id);
  return where === "inside" ? (await FillerMaster.open(length, tables)).crowd : fillerCrowd(length, tables);
}
