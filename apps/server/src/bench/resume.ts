import { createBot } from "@paravent/bots";
import type { Game } from "@paravent/kernel";
import { pino } from "pino";
import { PackLibrary } from "../packs/library.ts";
import { Tables } from "../table/tables.ts";
import { LiveTables } from "./live-tables.ts";
import { type Figure, inFolder, median, timed } from "./place.ts";

/** A long game that is still under way. */
const ROWS = 500;
const TIMES = 31;

/** Milliseconds until a table that left memory after a long game is there again, beside reading all its rows. */
export function benchResume(game: Game): Promise<Figure> {
  return inFolder(async (_, store) => {
    const live = await LiveTables.open(store, game, 1, game.traits.seats.max);
    const [id] = (await store.tableIds("", 1)) as [string];
    await live.playLong(ROWS);
    await live.close();
    const library = new PackLibrary(new Map([[game.id, { game, packs: new Map() }]]), store);
    const [opened, read]: [number[], number[]] = [[], []];
    for (let n = 0; n < TIMES; n++) {
      const tables = new Tables(library, { store, log: pino({ level: "silent" }), botPause: 0, createBot });
      opened.push(await timed(async () => void (await tables.open(id))));
      await tables.close();
      read.push(await timed(async () => void (await store.rows(id, 0))));
    }
    const value = median(opened);
    return { name: "server/resume", value, unit: "ms", against: "reading its rows", ratio: value / median(read) };
  });
}
