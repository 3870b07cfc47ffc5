import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { createBot } from "@paravent/bots";
import { firstRow, type Game, type Input, type Setup } from "@paravent/kernel";
import { pino } from "pino";
import { PackLibrary } from "./packs/library.ts";
import { openStore } from "./store/open.ts";
import type { LogRow, Store, TableRecord } from "./store/store.ts";
import { Tables } from "./table/tables.ts";

/** One measured figure beside another one taken in the same run; `ratio` is the first over the second. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly against: string;
  readonly ratio: number;
}

/** Rounds alternate between the two sides, so that a slow minute of the disk slows both. */
const ROUNDS = 8;
const ROWS = 150;

/** Rows per second that are on disk before the next one is sent, beside bare appends of the same text with fsync. */
export function benchDurable(): Promise<Figure> {
  return inFolder(async (folder, store) => {
    const file = openSync(join(folder, "raw.log"), "a");
    await store.createTable(tableRecord("bench", 5));
    await store.append("bench", row(0));
    let [ours, raw, seq] = [0, 0, 0];
    for (let round = 0; round < ROUNDS; round++) {
      ours += await timed(async () => {
        for (let n = 0; n < ROWS; n++) await store.append("bench", row(++seq));
      });
      raw += await timed(async () => {
        for (let n = 0; n < ROWS; n++) {
          writeSync(file, `${JSON.stringify(row(n))}\n`);
          fsyncSync(file);
        }
      });
    }
    closeSync(file);
    const value = (ROUNDS * ROWS * 1000) / ours;
    return { name: "server/durable", value, unit: "rows/s", against: "raw fsync", ratio: raw / ours };
  });
}

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
    for (const id of ids) await store.createTable({ ...tableRecord(id, game.traits.seats.max), ...played });
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

async function inFolder<T>(work: (folder: string, store: Store) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "paravent-bench-"));
  const store = await openStore({ databaseUrl: undefined, folder });
  try {
    return await work(folder, store);
  } finally {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function timed(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function heapInUse(): number {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  collect();
  collect();
  return process.memoryUsage().heapUsed;
}

/** A row of the size the rows of a large game have. */
function row(seq: number): LogRow {
  const events = Array.from({ length: 3 }, (_, n) => ({
    type: "gained",
    seat: n,
    what: "points",
    n: 2,
    rule: "XX-GAIN-01",
  }));
  const input: Input = { kind: "answer", seat: 0, question: seq, value: ["north"] };
  const hash = "0123456789abcdef0123456789abcdef";
  const command = seq === 0 ? null : `command-${seq}`;
  return {
    seq,
    seat: seq === 0 ? null : 0,
    command,
    input,
    events,
    hash,
    known: true,
    seen: [seq, seq, seq, seq],
    undoable: false,
    rules: "bench/1",
    drawn: null,
    at: 1,
  };
}

function tableRecord(id: string, seats: number): TableRecord {
  return {
    id,
    name: "bench",
    game: "bench",
    language: "en",
    status: "running",
    options: {},
    seed: id,
    creator: "bench",
    origin: null,
    undo: "own",
    decisionSeconds: null,
    pack: null,
    createdAt: 0,
    seats: Array.from({ length: seats }, (_, n) => ({ kind: "person", player: `player-${n}` })),
  };
}
