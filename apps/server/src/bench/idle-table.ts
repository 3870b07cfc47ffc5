import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { createBot } from "@paravent/bots";
import { firstRow, type Game, type Setup } from "@paravent/kernel";
import { pino } from "pino";
import { PackLibrary } from "../packs/library.ts";
import { Tables } from "../table/tables.ts";
import { benchTable, type Figure, inFolder } from "./place.ts";

/** Memory of a loaded table of this game that nobody watches, beside the length of its state as JSON. */
export function benchIdleTable(game: Game): Promise<Figure> {
  const TABLES = 300;
  return inFolder(async (_, store) => {
    const log = pino({ level: "silent" });
    const tables = new Tables(new PackLibrary(new Map([[game.id, { game, packs: new Map() }]]), store), {
      store,
      log,
      botPause: 60_000,
      createBot,
    });
    const options = game.readOptions({}, game.traits.seats.max);
    const played = { game: game.id, options: options.ok ? options.options : {} };
    const ids = Array.from({ length: TABLES }, (_, n) => `table-${n}`);
    for (const id of ids) await store.createTable({ ...benchTable(id, game.traits.seats.max), ...played });
    // Once through everything, so that code and caches are in memory before anything is weighed.
    for (const id of ids) await tables.open(id);
    await tables.sweep(Number.POSITIVE_INFINITY);
    const before = heapInUse();
    for (const id of ids) await tables.open(id);
    const bytes = (heapInUse() - before) / TABLES;
    await tables.close();
    const [first] = await store.rows(ids[0]!, 0);
    const state = JSON.stringify(firstRow(game, first!.input as Setup).state);
    return {
      name: "server/idleTable",
      value: bytes / 1000,
      unit: "kB",
      against: "its state as JSON",
      ratio: bytes / state.length,
    };
  });
}

function heapInUse(): number {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  collect();
  collect();
  return process.memoryUsage().heapUsed;
}
