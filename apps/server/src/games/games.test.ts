import { createBot, LEVELS, levelsOf } from "@paravent/bots";
import { CreateTable, LEVELS as OFFERED } from "@paravent/protocol";
import { expect, it } from "vitest";
import { BadConfiguration, readConfig } from "../config/config.ts";
import { loadGames } from "./games.ts";

it("has the levels that the lobby offers, and bots by the names that older tables have", async () => {
  await loadGames();
  expect(OFFERED).toEqual(LEVELS);
  for (const game of ["diktat", "dclight"])
    expect(levelsOf(game)).toEqual(expect.arrayContaining([...LEVELS, "random", "greedy"]));
});

it("offers the strategies of DCLight as bots, and lets a request name them", async () => {
  await loadGames();
  for (const bot of ["ages", "balanced", "builder", "hunter", "raider"]) {
    expect(createBot("dclight", bot).id).toBe(bot);
    expect(CreateTable.parse({ game: "dclight", language: "en", seats: ["me", { bot }] }).seats[1]).toEqual({ bot });
    expect(() => createBot("diktat", bot)).toThrow(/random, greedy, pupil$/);
  }
});

it("names the rules by their version and their sources: the same at every start", async () => {
  const names = [...(await loadGames()).values()].map(({ game }) => game.version);
  expect(names).toEqual([
    expect.stringMatching(/^diktat\/\d+\+[0-9a-f]{12}$/),
    expect.stringMatching(/^dclight\/\d+\+[0-9a-f]{12}$/),
  ]);
  expect([...(await loadGames()).values()].map(({ game }) => game.version)).toEqual(names);
  expect(names[0]!.slice(-12)).not.toBe(names[1]!.slice(-12));
});

it("says in one sentence what is wrong with the games it is told to offer", async () => {
  const missing = loadGames(readConfig({ PARAVENT_GAMES: "examples/nowhere" }).games);
  await expect(missing).rejects.toThrow(BadConfiguration);
  await expect(missing).rejects.toThrow(/^The setting PARAVENT_GAMES cannot be used: .* "examples\/nowhere"/);
  for (const named of ["/tmp", "./docs"]) {
    const empty = loadGames(readConfig({ PARAVENT_GAMES: named }).games);
    await expect(empty, named).rejects.toThrow(/^The setting PARAVENT_GAMES cannot be used: There is no game/);
  }
  // A game that is there already is not offered twice.
  const { games } = readConfig({ PARAVENT_GAMES: "@paravent/diktat, " });
  expect([...(await loadGames(games)).keys()]).toEqual(["diktat", "dclight"]);
});
