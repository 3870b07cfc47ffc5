import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test, vi } from "vitest";
import { makeApp } from "../http/app.ts";
import { PackFolder } from "../packs/pack-folder.ts";
import { companyFor } from "../queue/players.ts";
import { Viewer } from "../replay/viewer.ts";
import { comebackIn, leadsIn } from "../sim/course.ts";
import type { Played, SimTask } from "../sim/play.ts";
import { outliersOf } from "./outliers.ts";
import { reportOf } from "./report.ts";
import { Run } from "./run.ts";
import { goingOn, waysLeft } from "./search.ts";
import { Shelf } from "./shelf.ts";
import { gamesAsCsv, reportAsCsv } from "./table.ts";
import type { Wish } from "./wish.ts";

const folder = mkdtempSync(join(tmpdir(), "paravent-runs-"));
afterAll(() => rmSync(folder, { recursive: true }));

const way = { name: "base", pack: "", changes: [], with: [] };
const wish: Wish = {
  ...{ title: "a run", kind: "simulation", game: "dclight", players: 2, options: [], bots: ["greedy", "random"] },
  ...{ seed: "runs", deals: 20, precision: 0, ways: [way] },
};

const seat = (won: number, side = "sun") => ({
  ...{ bot: "a", side, points: won, parts: {}, sources: { cards: won }, won, took: [] },
});
const game = (course: number[][], counts: Record<string, number> = {}, answers = 10): Played => ({
  ...{ answers, rounds: 2, end: "last", unasked: {}, counts, course, seats: [seat(1), seat(0, "moon")] },
});

/** A game that depends on its number alone. */
const played = ({ first, games }: SimTask): Played[] =>
  Array.from({ length: games }, (_, n) =>
    game([
      [0, 0],
      [first + n, 1],
    ]),
  );

/** Stands for threads, and stops after so many tasks. */
const player = (most = Number.POSITIVE_INFINITY, stop: () => void = () => {}): Parameters<Run["play"]>[0] => ({
  async run(tasks, each, signal) {
    for (const [at, task] of tasks.entries()) {
      if (at === most) stop();
      signal?.throwIfAborted();
      each?.(played(task), at);
    }
    return [];
  },
});

describe("a run", () => {
  test("that was stopped goes on where it was, and comes to what it would have come to", async () => {
    const whole = Run.make("whole", join(folder, "whole"), wish, [null]);
    await whole.play(player());
    const cut = Run.make("cut", join(folder, "cut"), wish, [null]);
    await cut.play(player(1, () => void cut.pause()));
    expect(cut.progress).toMatchObject({ status: "paused", played: 10, total: 20 });
    // The program ended in the middle of a line.
    const file = join(folder, "cut", "games.jsonl");
    writeFileSync(file, `${readFileSync(file, "utf8")}{"way":0,"fir`);
    const again = Run.open("cut", join(folder, "cut"));
    expect(again.progress).toMatchObject({ status: "paused", played: 10 });
    await again.play(player());
    expect(again.progress).toMatchObject({ status: "done", played: 20, fault: null });
    expect(reportOf(again)).toEqual(reportOf(whole));
    expect(whole.games.of(0)).toEqual(played(whole.task(0, 0, 20)));
  });

  test("is refused where nobody could play it", () => {
    const make = (other: Partial<Wish>) => () => Run.make("no", join(folder, "no"), { ...wish, ...other }, [null]);
    expect(make({ players: 9 })).toThrow("is for 2 to 4 players");
    expect(make({ bots: ["oracle"] })).toThrow('There is no bot "oracle"');
    expect(make({ options: ["sunshine"] })).toThrow('There is no configuration "sunshine"');
  });

  test("at tables of every size plays each of them, and compares none with another", async () => {
    const ways = [2, 3, 4].map((players) => ({ ...way, name: `${players} players`, players }));
    const sizes: Wish = { ...wish, kind: "sizes", deals: 10, precision: 100, ways };
    const run = Run.make("sizes", join(folder, "sizes"), sizes, [null, null, null]);
    expect(ways.map((_, n) => run.task(n, 0, 1).players)).toEqual([2, 3, 4]);
    await run.play(player());
    expect(run.progress).toMatchObject({ status: "done", played: 30, total: 30 });
    expect(reportOf(run).ways.map(({ players, against }) => [players, against])).toEqual([
      [2, null],
      [3, null],
      [4, null],
    ]);
    const nine = { ...sizes, ways: [way, { ...way, players: 9 }] };
    expect(() => Run.make("no", join(folder, "no"), nine, [null, null])).toThrow("is for 2 to 4 players, not 9");
  });

  test("ends when the difference is known as exactly as was wished for", async () => {
    const trial: Wish = { ...wish, kind: "trial", deals: 300, precision: 100, ways: [way, way] };
    const run = Run.make("trial", join(folder, "trial"), trial, [null, null]);
    await run.play(player());
    expect(run.progress).toMatchObject({ status: "done", played: 200, total: 200 });
    const [, other] = reportOf(run).ways;
    expect(other!.against!.sides.every(({ change }) => change === 0)).toBe(true);
  });
});

describe("a report", () => {
  test("tells how often the lead passed on, and how far behind the winner was", () => {
    const one = game([
      [0, 0],
      [1, 3],
      [4, 4],
      [6, 5],
    ]);
    expect(leadsIn(one)).toBe(1);
    expect(comebackIn(one)).toBe(2);
    expect(leadsIn(game([]))).toBe(0);
    expect(comebackIn(game([]))).toBe(0);
  });

  test("lists the game that is farthest from the others in each thing, and none where all are alike", () => {
    const usual = Array.from({ length: 40 }, (_, n) =>
      game(
        [
          [0, 0],
          [1, 0],
        ],
        { broken: n % 2 },
      ),
    );
    const found = outliersOf([
      ...usual,
      game(
        [
          [0, 9],
          [10, 9],
        ],
        { broken: 5 },
      ),
    ]);
    expect(found.map(({ kind, deal }) => [kind, deal]).sort()).toEqual([
      ["broken", 40],
      ["comeback", 40],
      ["leads", 40],
    ]);
    expect(found.find(({ kind }) => kind === "comeback")).toMatchObject({ value: 9, side: "sun", course: [0, 10] });
  });

  test("compares the same deals while some ways are ahead of others", () => {
    const games = { of: (n: number) => Array.from({ length: 3 - n }, () => game([])) };
    const two = { wish: { ...wish, kind: "trial", ways: [way, way] }, games } as never;
    expect(reportOf(two).ways.map(({ summary }) => summary.games)).toEqual([2, 2]);
  });

  test("is a table too", () => {
    const games = {
      of: () => [
        game([
          [0, 0],
          [1, 0],
        ]),
        game([
          [0, 0],
          [1, 0],
        ]),
      ],
    };
    const report = reportOf({ wish: { ...wish, ways: [way, { ...way, name: 'b, "quoted"' }] }, games } as never);
    const lines = reportAsCsv(report).trim().split("\r\n");
    expect(lines).toContain("base,sides,sun,2,1,0.3423719528896193,1,1,,,");
    expect(lines.some((line) => line.startsWith('"b, ""quoted""",sides,moon,2,0,'))).toBe(true);
    expect(report.ways[0]!.sources).toEqual([
      { side: "moon", of: { cards: 0 } },
      { side: "sun", of: { cards: 1 } },
    ]);
    expect(
      gamesAsCsv([{ name: "base", games: games.of() }])
        .trim()
        .split("\r\n"),
    ).toHaveLength(5);
  });
});

test("a search goes on with the half that is nearest to its goal, and keeps what it began with", () => {
  const share = (won: number): Played[] =>
    [won, 1 - won].map(
      (one) =>
        ({
          seats: [
            { side: "sun", won: one },
            { side: "moon", won: 1 - one },
          ],
        }) as never,
    );
  const even: Played[] = share(1);
  const games = [share(1).slice(0, 1), even, share(1).slice(0, 1), share(1).slice(0, 1), even];
  const ways = games.map(() => way);
  const next = (round: number) =>
    goingOn({ kind: "search", ways, goal: { low: 90, high: 110 } }, (n) => games[n]!, round, 2);
  expect(next(0)).toEqual([0, 1, 2, 3, 4]);
  expect(next(1)).toEqual([0, 1, 4]);
  expect(next(2)).toEqual([0, 1]);
  expect([0, 1, 2, 9].map((round) => waysLeft(5, round))).toEqual([5, 3, 2, 2]);
});

test("the lab answers this machine alone, plays what is wished for and keeps it", async () => {
  const shelf = new Shelf(join(folder, "shelf"), await companyFor("", 1));
  const packs = new PackFolder(join(folder, "packs"));
  const app = await makeApp({ shelf, people: null, packs, viewer: new Viewer(), pages: folder });
  const headers = { host: "127.0.0.1:8090" };
  expect((await app.inject({ url: "/api/games", headers: { host: "lab.example" } })).statusCode).toBe(403);
  const foreign = { ...headers, origin: "http://lab.example" };
  expect((await app.inject({ method: "POST", url: "/api/runs", headers: foreign, payload: wish })).statusCode).toBe(
    403,
  );
  const bad = await app.inject({ method: "POST", url: "/api/runs", headers, payload: { ...wish, players: 7 } });
  expect([bad.statusCode, bad.json().says]).toEqual([400, "dclight is for 2 to 4 players, not 7."]);
  const games = (await app.inject({ url: "/api/games", headers })).json();
  expect(games[0]).toMatchObject({ id: "diktat", sides: "cabals", packs: [{ name: "", title: { en: "Base box" } }] });
  const made = (await app.inject({ method: "POST", url: "/api/runs", headers, payload: { ...wish, deals: 4 } })).json();
  await vi.waitFor(() => expect(shelf.run(made.id).status).toBe("done"), 60_000);
  const { progress, report } = (await app.inject({ url: `/api/runs/${made.id}`, headers })).json();
  expect(progress.played).toBe(4);
  expect(report.ways[0].summary.games).toBe(4);
  await app.close();
  await shelf.close();
  const later = new Shelf(join(folder, "shelf"), await companyFor("", 1));
  expect(JSON.parse(JSON.stringify(reportOf(later.run(made.id))))).toEqual(report);
  await later.drop(made.id);
  expect(later.all()).toEqual([]);
  await later.close();
});
