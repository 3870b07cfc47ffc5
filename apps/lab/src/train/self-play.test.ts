import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { AS_LEARNED } from "../lib/bots.ts";
import type { SelfPlayTask } from "./self-play.ts";

// Files before this one may have taught the bots of a game less than the lab does.
vi.resetModules();
const { keptPositions, selfPlay } = await import("./self-play.ts");

const folder = mkdtempSync(join(tmpdir(), "positions-"));
afterAll(() => rmSync(folder, { recursive: true }));

const task: SelfPlayTask = {
  game: "dclight",
  tables: [{ players: 2, options: {} }],
  seed: "kept",
  by: "greedy",
  learned: AS_LEARNED,
  others: 0,
  strays: 16,
  first: 3,
  games: 1,
};

test("positions are kept row by row: the share of the victory, then the numbers; rows that are not there have no share", () => {
  const lessons = selfPlay(task);
  const rows = 3;
  const { positions, inputs } = keptPositions({ ...task, folder, rows });
  const file = readFileSync(join(folder, "3.positions"));
  const numbers = new Float32Array(file.buffer, file.byteOffset, file.byteLength / 4);
  expect(positions).toBe(lessons.length);
  expect(numbers.length).toBe(positions * rows * (1 + inputs));
  const rowAt = (position: number, row: number) =>
    [...numbers.subarray((position * rows + row) * (1 + inputs))].slice(0, 1 + inputs);
  for (const [n, { rows: known, shares }] of lessons.entries()) {
    for (const row of [0, 1]) expect(rowAt(n, row)).toEqual([shares[row], ...known[row]!]);
    expect(rowAt(n, 2)[0]).toBe(-1);
  }
});

test("positions tell of each seat whether it played otherwise", () => {
  const last = (others: number) => selfPlay({ ...task, others }).flatMap(({ rows }) => rows.map((row) => row.at(-1)));
  expect(new Set(last(0))).toEqual(new Set([0]));
  expect(new Set(last(1))).toEqual(new Set([1]));
});

test("as many answers as are wanted are drawn by lot, also where searchers play", () => {
  const reached = (by: string, strays: number) => selfPlay({ ...task, by, strays }).map(({ rows }) => [...rows[0]!]);
  for (const by of ["greedy", "2/2/1"]) {
    expect(reached(by, 1)).not.toEqual(reached(by, 1_000_000));
    expect(reached(by, 1)).toEqual(reached(by, 1));
  }
});
