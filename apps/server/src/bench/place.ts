import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore } from "../store/open.ts";
import type { Store, TableRecord } from "../store/store.ts";
import { tableRecord } from "../store/table-record.fixture.ts";

/** One measured figure beside another one taken in the same run; `ratio` is the first over the second. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly against: string;
  readonly ratio: number;
}

/** Works on a store of its own, which goes with it. */
export async function inFolder<T>(work: (folder: string, store: Store) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "paravent-bench-"));
  const store = await openStore({ databaseUrl: undefined, folder });
  try {
    return await work(folder, store);
  } finally {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

export async function timed(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

/** A table of so many people under way. */
export const benchTable = (id: string, seats: number): TableRecord =>
  tableRecord(
    id,
    Array.from({ length: seats }, (_, n) => `player-${n}`),
  );
