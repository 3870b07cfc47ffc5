import { closeSync, fsyncSync, openSync, writeSync } from "node:fs";
import { join } from "node:path";
import type { Input } from "@paravent/kernel";
import type { StoredRow } from "../store/store.ts";
import { benchTable, type Figure, inFolder, timed } from "./place.ts";

/** Rounds alternate between the two sides, so that a slow minute of the disk slows both. */
const ROUNDS = 8;
const ROWS = 150;

/** Rows per second that are on disk before the next one is sent, beside bare appends of the same text with fsync. */
export function benchDurable(): Promise<Figure> {
  return inFolder(async (folder, store) => {
    const file = openSync(join(folder, "raw.log"), "a");
    await store.createTable(benchTable("bench", 5));
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

/** A row of the size the rows of a large game have. */
function row(seq: number): StoredRow {
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
