import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ExportedGame, importGame, openStore } from "@paravent/server";
import { expect, test } from "vitest";
import { recorded } from "../replay/record.ts";
import { reportOf } from "../runs/report.ts";
import { reportAsCsv } from "../runs/table.ts";
import { playGame, type SimTask } from "../sim/play.ts";
import { People } from "./people.ts";
import { playedAgain } from "./played.ts";

const task: SimTask = {
  ...{ game: "dclight", players: 2, options: {}, seed: "people", tables: [["random", "random"]], first: 0, games: 1 },
};
const person = (player: string) => ({ kind: "person" as const, player });
const ofBots = recorded(task, 0, { id: "bots", name: "Bots" });
const ofPeople = (id: string): ExportedGame => ({ ...ofBots, id, seats: [person("recorded"), person("other")] });
const mixed: ExportedGame = { ...ofBots, id: "mixed", seats: [person("recorded"), ofBots.seats[1]!] };

test("a game of people is kept as one of bots is, and says so", () => {
  const played = playGame(task, 0);
  const again = playedAgain(ofPeople("one"))!;
  expect({ ...again, unasked: played.unasked, answers: played.answers }).toEqual({
    ...played,
    seats: played.seats.map((seat) => ({ ...seat, bot: "person" })),
  });
});

test("stands beside a report and changes nothing of it", () => {
  const people = People.of("a folder", [ofBots, mixed, ofPeople("one"), { ...ofPeople("two"), status: "running" }]);
  const way = { name: "base", pack: "", changes: [], with: [] };
  const wish = { game: "dclight", players: 2, options: [], kind: "simulation", ways: [way] };
  const run = { wish, games: { of: () => [playGame(task, 1)] } } as never;
  const [alone, beside] = [reportOf(run), reportOf(run, people)];
  expect(alone.people).toBeNull();
  expect(beside).toEqual({ ...alone, people: beside.people });
  expect(beside.people).toMatchObject({ from: "a folder", games: 1, withBots: 1, parted: 0 });
  expect(beside.people!.summary!.bots.map(({ name }) => name)).toEqual(["person"]);
  const lines = reportAsCsv(beside).split("\r\n");
  expect(lines.filter((line) => line.startsWith("people of a folder,sides,")).length).toBeGreaterThan(0);
  expect(reportOf({ ...(run as object), wish: { ...wish, players: 3 } } as never, people).people).toMatchObject({
    games: 0,
    summary: null,
  });
});

test("is read from a server's data and from exported games", async () => {
  const folder = mkdtempSync(join(tmpdir(), "paravent-people-"));
  const store = await openStore({ databaseUrl: undefined, folder });
  await importGame(store, { ...ofBots, seats: [...ofPeople("x").seats] });
  await store.close();
  expect((await People.read(folder)).reportFor("dclight", 2, {})).toMatchObject({ games: 1 });
  rmSync(folder, { recursive: true });
  const files = mkdtempSync(join(tmpdir(), "paravent-people-"));
  writeFileSync(join(files, "bots.game.json"), JSON.stringify(ofBots));
  expect((await People.read(files)).reportFor("dclight", 2, {})).toMatchObject({ games: 0, withBots: 0 });
  writeFileSync(join(files, "bad.game.json"), JSON.stringify(ofPeople("changed")));
  await expect(People.read(files)).rejects.toThrow("bad.game.json was changed since it was exported.");
  rmSync(files, { recursive: true });
});
