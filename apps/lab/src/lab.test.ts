import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { LiveTables } from "@paravent/server";
import { describe, expect, test } from "vitest";
import { fillerCrowd } from "./bench/crowd/filler-crowd.ts";
import { FillerMaster } from "./bench/crowd/filler-master.ts";
import { ownCrowd } from "./bench/crowd/own-crowd.ts";
import { median } from "./bench/measure.ts";
import { measuresOf } from "./bench/sides.ts";
import { playFiller } from "./bench/yardstick/filler.ts";
import { fillerGame } from "./bench/yardstick/filler-game.ts";
import { fuzzTask } from "./fuzz/play.ts";
import { botsOf } from "./lib/bots.ts";
import { Misuse, wholeNumber } from "./lib/command-line.ts";
import { checkPlayers, configured, gameNamed, labGame } from "./lib/games.ts";
import { batches } from "./lib/threads.ts";
import { eloOf } from "./sim/elo.ts";
import { type Played, playTask, type SimTask } from "./sim/play.ts";
import { tablesOf } from "./sim/tables.ts";
import { summary } from "./sim/tally.ts";
import { thingName } from "./sim/things.ts";
import { worthOf } from "./sim/worth.ts";

const task: SimTask = {
  game: "diktat",
  players: 3,
  options: {},
  seed: "lab",
  tables: tablesOf(["greedy", "random", "random"], 3),
  first: 0,
  games: 6,
};

/** The games of that task: several tests look at them, none changes them. */
const whole = playTask(task);

function command(file: string, ...args: string[]): { code: number | null; out: string; err: string } {
  const path = fileURLToPath(new URL(file, import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [path, ...args], { encoding: "utf8" });
  return { code: status, out: stdout, err: stderr };
}

describe("a simulation", () => {
  test("plays the same games however they are cut", () => {
    const parts = [
      { first: 0, games: 4 },
      { first: 4, games: 2 },
    ];
    expect(parts.flatMap((part) => playTask({ ...task, ...part }))).toEqual(whole);
    expect(batches(45, 20)).toEqual([
      { first: 0, games: 20 },
      { first: 20, games: 20 },
      { first: 40, games: 5 },
    ]);
  });

  test("moves the bots around the table", () => {
    const seats = whole.map((played) => played.seats.findIndex(({ bot }) => bot === "greedy"));
    expect(seats).toEqual([0, 2, 1, 0, 2, 1]);
  });

  test("lets more bots than seats meet in every choice and every order", () => {
    const names = ["a", "b", "c", "d", "e"];
    const tables = tablesOf(names, 3);
    expect(new Set(tables.map(String)).size).toBe(60);
    for (const seat of [0, 1, 2])
      for (const name of names) expect(tables.filter((table) => table[seat] === name)).toHaveLength(12);
    expect(tables.every((table) => new Set(table).size === 3)).toBe(true);
  });

  test("tells how games ended, how long they were and what the points were made of", () => {
    const strategies = ["ages", "balanced", "builder", "hunter", "raider"];
    const played = playTask({ ...task, game: "dclight", players: 2, tables: tablesOf(strategies, 2), games: 20 });
    const { ends, lengths, bots, winner, points } = summary(played);
    for (const all of [ends, lengths]) expect(all.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
    expect(bots.map(({ name, played }) => [name, played])).toEqual(strategies.map((name) => [name, 8]));
    for (const { meanPoints, parts } of bots)
      expect(Object.values(parts).reduce((sum, n) => sum + n)).toBeCloseTo(meanPoints);
    expect(winner.mean).toBeGreaterThan(points.mean);
  });

  test("counts every victory once", () => {
    const { games, seats, bots, sides } = summary(whole);
    expect(games).toBe(6);
    for (const groups of [seats, bots, sides]) {
      const won = groups.reduce((sum, { winRate, played }) => sum + winRate * played, 0);
      expect(won).toBeCloseTo(6);
    }
  });

  test("tells what was taken, by how many, and how they fared beside an even share", () => {
    const seat = (won: number, ...took: string[]) => ({
      ...{ bot: "a", side: "b", points: 0, parts: {}, sources: {}, won, took },
    });
    const game = (...seats: Played["seats"]): Played => ({
      ...{ answers: 1, rounds: 1, end: "last", unasked: {}, counts: {}, course: [], seats },
    });
    const games = [game(seat(1, "cards/x"), seat(0, "cards/x", "cards/y")), game(seat(0, "cards/y"), seat(1))];
    const [x, y, z] = worthOf({ lists: { cards: ["x", "y", "z"] } }, games);
    expect(x).toMatchObject({ list: "cards", id: "x", taken: 0.5, seats: 2, won: { share: 1 } });
    expect(y).toMatchObject({ taken: 1, seats: 2, won: { share: 0, low: 0 } });
    expect(z).toEqual({ list: "cards", id: "z", taken: 0, seats: 0, won: null });
  });

  test.each(["diktat", "dclight"])("in %s knows everything that is taken by its list and id", (id) => {
    const { lists } = labGame(id).taking!;
    const known = Object.entries(lists).flatMap(([list, ids]) => ids.map((one) => thingName(list, one)));
    const played = playTask({ ...task, game: id, games: 3 });
    const took = new Set(played.flatMap(({ seats }) => seats.flatMap((one) => one.took)));
    expect(took.size).toBeGreaterThan(20);
    expect([...took].filter((name) => !known.includes(name))).toEqual([]);
    expect(new Set([...took].map((name) => name.split("/")[0])).size).toBeGreaterThanOrEqual(4);
  });
});

describe("fuzzing", () => {
  test("plays games under all laws and tells what it met", () => {
    const done = fuzzTask({ game: "diktat", players: [2], games: 2, seed: "lab", options: {}, every: 20 });
    expect(done).toMatchObject({ games: 2, violations: [] });
    expect(done.inputs).toBeGreaterThan(100);
  });

  test("sees the end of a game with the Others, which random players lose", () => {
    const others = { game: "diktat", players: [2], games: 30, seed: "lab", options: { others: true }, every: 500 };
    expect(fuzzTask(others).neverMet).not.toContain("question diktat/finalAffinities");
  });
});

describe("the yardstick of the bench", () => {
  test.each(["diktat", "dclight"] as const)("has the size of %s and plays the moves it is asked for", (id) => {
    const { moves, length } = measuresOf(id);
    const game = fillerGame(length);
    const size = JSON.stringify(game.setup()).length;
    expect(size / length).toBeGreaterThan(0.98);
    expect(size / length).toBeLessThan(1.02);
    expect(() => playFiller(game, moves, "lab")).not.toThrow();
  });

  test("has a server that takes moves at many tables, beside ours", async () => {
    const theirs = await FillerMaster.open(2000, 3);
    expect((await theirs.crowd.run(30)).length).toBeGreaterThanOrEqual(3);
    expect(theirs.sent).toBeGreaterThan(3 * 2000);
    const { game } = labGame("dclight");
    const took = await LiveTables.inFolder(game, 3, 2, (ours) => ours.run(30));
    expect(took.length).toBeGreaterThanOrEqual(3);
  });

  test("plays over sockets with both servers, as they are started by anybody", async () => {
    for (const come of [() => ownCrowd(labGame("dclight").game, 2, 3), () => fillerCrowd(2000, 2)]) {
      const crowd = await come();
      try {
        const took = await crowd.run(400, 50);
        expect(took.length).toBeGreaterThanOrEqual(4);
        expect(took.every((ms) => ms > 0)).toBe(true);
      } finally {
        await crowd.end();
      }
    }
  });

  test("takes the middle of several rounds", () => {
    expect(median([5, 1, 9])).toBe(5);
  });
});

describe("the commands", () => {
  test("sim prints one JSON object, the same for the same seed whoever plays it", () => {
    const args = ["--games", "5", "--players", "2", "--bots", "greedy,random", "--json"];
    const { code, out } = command("./sim.ts", ...args);
    expect(code).toBe(0);
    const bots = ["greedy", "random"];
    const here = playTask({ ...task, players: 2, seed: "1", tables: tablesOf(bots, 2), games: 5 });
    expect(JSON.parse(out)).toEqual({
      ...{ game: "diktat", players: 2, seed: "1", table: bots, seconds: expect.any(Number) },
      ...(JSON.parse(JSON.stringify({ ...summary(here), elo: eloOf(here) })) as object),
    });
  });

  test("refuse what they do not know in one sentence", () => {
    const { code, out, err } = command("./fuzz.ts", "--gmaes", "3");
    expect(code).toBe(1);
    expect(out).toBe("");
    expect(err.trim().split("\n")).toHaveLength(1);
    expect(err).toContain("There is no flag --gmaes");
  });

  test.each([
    [
      () => configured("diktat", ["sunshine"], 4),
      'There is no configuration "sunshine" of diktat; there are: others, eternalNight, totalWar, fiveManoeuvres, fiveCycles, leagues.',
    ],
    [() => configured("diktat", ["totalWar"], 3), "3 players cannot play totalWar: nightNeedsFour (DK-NIGHT-01)."],
    [() => botsOf("diktat", ["oracle"]), 'There is no bot "oracle"'],
    [() => checkPlayers("diktat", 6), "diktat is for 2 to 5 players, not 6."],
    [() => gameNamed("chess"), 'There is no game "chess"'],
    [() => wholeNumber("games", "many", 1), "--games takes a whole number"],
  ])("what cannot be played is a misuse: %s", (ask, sentence) => {
    expect(ask).toThrow(Misuse);
    expect(ask).toThrow(sentence);
  });

  test("have --help", () => {
    // Node reads less TypeScript than the test runner does: what the lab consists of is loaded by Node here.
    const { code, out } = command("./lab.ts", "--help");
    expect(code).toBe(0);
    expect(out).toContain("--people");
  });
});
