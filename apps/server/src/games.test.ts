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
