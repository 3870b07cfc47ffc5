import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { importGame, openStore } from "@paravent/server";
import { expect, test } from "vitest";
import { playGame, type SimTask } from "../sim/play.ts";
import { recorded } from "./record.ts";
import { Viewer } from "./viewer.ts";

const task: SimTask = {
  ...{ game: "dclight", players: 2, options: {}, seed: "replay", tables: [["random", "greedy"]], first: 0, games: 1 },
};

test("a game of a simulation is one that a server can take in and tell again, move by move", async () => {
  const game = recorded(task, 3, { id: "a-game", name: "A game" });
  const { answers } = playGame(task, 3);
  expect(game.rows.length).toBeGreaterThan(answers);
  const folder = mkdtempSync(join(tmpdir(), "paravent-recorded-"));
  const store = await openStore({ databaseUrl: undefined, folder });
  await importGame(store, game);
  expect((await store.rows("a-game", 0)).length).toBe(game.rows.length);
  await store.close();
  rmSync(folder, { recursive: true });

  const viewer = new Viewer();
  const { origin } = new URL(await viewer.show(game));
  const session = await fetch(`${origin}/api/session`, {
    method: "POST",
    headers: { "content-type": "application/json", origin },
    body: "{}",
  });
  const cookie = session.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
  const outline = await fetch(`${origin}/api/tables/a-game/moments?lens=all`, { headers: { cookie } });
  expect([outline.status, (await outline.json()).kinds?.length > 20]).toEqual([200, true]);
  await viewer.close();
  await expect(fetch(origin)).rejects.toThrow();
});
