import { createBot } from "@paravent/bots";
import { CreateTable } from "@paravent/protocol";
import { expect, it } from "vitest";
import { loadGames } from "./games.ts";

it("offers the strategies of DCLight as bots, and lets a request name them", () => {
  loadGames();
  for (const bot of ["ages", "balanced", "builder", "hunter", "raider"]) {
    expect(createBot("dclight", bot).id).toBe(bot);
    expect(CreateTable.parse({ game: "dclight", language: "en", seats: ["me", { bot }] }).seats[1]).toEqual({ bot });
    expect(() => createBot("diktat", bot)).toThrow(/random, greedy$/);
  }
});

it("names the rules by their version and their sources: the same at every start", () => {
  const names = [...loadGames().values()].map(({ game }) => game.version);
  expect(names).toEqual([
    expect.stringMatching(/^diktat\/\d+\+[0-9a-f]{12}$/),
    expect.stringMatching(/^dclight\/\d+\+[0-9a-f]{12}$/),
  ]);
  expect([...loadGames().values()].map(({ game }) => game.version)).toEqual(names);
  expect(names[0]!.slice(-12)).not.toBe(names[1]!.slice(-12));
});
