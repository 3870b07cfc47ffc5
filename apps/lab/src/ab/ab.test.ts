import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { basePackFiles } from "@paravent/diktat/node";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Played, playTask } from "../sim/play.ts";
import { changes, isExact } from "./change.ts";
import { bothWays } from "./ways.ts";

const game = (...won: readonly [side: string, won: number][]): Played => ({
  ...{ answers: 1, rounds: 1, end: "last", unasked: {}, counts: {}, course: [] },
  seats: won.map(([side, part]) => ({ bot: "casual", side, points: 0, parts: {}, sources: {}, won: part, took: [] })),
});
const bySide = (before: readonly Played[], after: readonly Played[]) => changes(before, after, ({ side }) => side);

describe("two ways to play the same deals", () => {
  test("are compared deal by deal, in parts of an even share", () => {
    const before = [game(["sun", 1], ["moon", 0]), game(["sun", 1], ["moon", 0]), game(["sun", 0], ["moon", 1])];
    const after = [game(["sun", 1], ["moon", 0]), game(["sun", 0], ["moon", 1]), game(["sun", 0], ["moon", 1])];
    const [moon, sun] = bySide(before, after);
    expect(sun).toMatchObject({ name: "sun", deals: 3, before: 4 / 3, after: 2 / 3 });
    expect(sun!.change).toBeCloseTo(-2 / 3);
    expect(moon!.change).toBeCloseTo(2 / 3);
    expect(sun!.low).toBeLessThan(-2 / 3);
    expect(sun!.high).toBeGreaterThan(-2 / 3);
  });

  test("are not known exactly because nothing differs yet", () => {
    const same = Array.from({ length: 60 }, () => game(["sun", 1], ["moon", 0]));
    const [moon] = bySide(same, same);
    expect(moon).toMatchObject({ change: 0, low: -0.1, high: 0.1 });
  });

  test("leave out who plays on one side only", () => {
    const pairs = bySide([game(["sun", 1], ["moon", 0])], [game(["star", 1], ["moon", 0])]);
    expect(pairs.map(({ name }) => name)).toEqual(["moon"]);
  });

  test("are known exactly when every interval is narrow, wherever it lies", () => {
    const [moon] = bySide([game(["moon", 0])], [game(["moon", 1])]);
    expect(isExact([{ ...moon!, low: 0.4, high: 0.5 }], 0.05)).toBe(true);
    expect(isExact([{ ...moon!, low: 0.4, high: 0.5 }], 0.04)).toBe(false);
  });
});

describe("a pack of one's own", () => {
  const folder = mkdtempSync(join(tmpdir(), "paravent-ab-"));
  beforeAll(() => {
    // The game's own numbers, but nobody gets PP.
    const { "pack.yaml": own } = basePackFiles();
    const poor = own!
      .replace(/name: .*/, 'extends: base\nname: {fr: "Pauvre", en: "Poor"}')
      .replace("pp: 3}", "pp: 0}");
    writeFileSync(join(folder, "pack.yaml"), poor);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test("is played with where a simulation names its folder", () => {
    const task = {
      game: "diktat",
      players: 2,
      options: {},
      seed: "ab",
      tables: [["greedy", "greedy"]],
      first: 0,
      games: 2,
    };
    expect(playTask({ ...task, pack: folder })).not.toEqual(playTask(task));
  });

  test("stands beside the game's own in the command", () => {
    const file = fileURLToPath(new URL("../ab.ts", import.meta.url));
    const args = ["--players", "2", "--deals", "4", "--bots", "greedy", "--b", folder, "--json"];
    const { stdout } = spawnSync(process.execPath, [file, ...args], { encoding: "utf8" });
    const { deals, sides, a, b } = JSON.parse(stdout);
    expect(deals).toBe(4);
    expect(a.games + b.games).toBe(8);
    expect(sides.reduce((sum: number, side: { deals: number }) => sum + side.deals, 0)).toBe(8);
    const said = { a: "", b: "", options: "", with: "" };
    expect(() => bothWays("diktat", 2, { ...said, b: join(folder, "nowhere") })).toThrow("There is no folder");
    expect(() => bothWays("diktat", 2, said)).toThrow("Name another pack with --b, or options --with it.");
  });
});
