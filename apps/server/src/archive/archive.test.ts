import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Game } from "@paravent/kernel";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { PackLibrary } from "../packs/library.ts";
import { openStore } from "../store/open.ts";
import type { Store } from "../store/store.ts";
import type { Databases } from "../testing/own-postgres.ts";
import { guest, makeTable, Rig, temporaryFolder, until } from "../testing/rig.ts";
import { thePostgres } from "../testing/the-postgres.ts";
import { toy } from "../testing/toy.ts";
import { exportGame, importGame } from "./archive.ts";
import { type Checked, checkGames } from "./check.ts";
import { BadGame, type ExportedGame, readGame, ExportedGame as Schema } from "./format.ts";

const rig = new Rig();
const folder = temporaryFolder();
let postgres: Databases;
let store: Store;
let over: ExportedGame;

beforeAll(async () => {
  postgres = await thePostgres();
  const { tables, store: opened } = await rig.tables();
  store = opened;
  const anna = await guest(store, "anna");
  const { id } = await makeTable(tables, anna, [{ bot: "random" }, { bot: "random" }]);
  await until(async () => (await store.chronicle(id, "public")) !== null);
  await makeTable(tables, anna, ["me", { bot: "random" }]);
  over = await exportGame(store, id);
});
afterAll(async () => {
  await rig.remove();
  folder.remove();
});

const places = [
  ["SQLite", async () => openStore({ databaseUrl: undefined, folder: join(folder.path, "empty") })],
  ["PostgreSQL", async () => openStore({ databaseUrl: await postgres.database("empty"), folder: "unused" })],
] as const;

it.each(places)("a game comes out of %s as it went in, under the same hash", async (_, open) => {
  const other = await open();
  const read = readGame(JSON.stringify(over), "a file");
  await importGame(other, read);
  expect(await exportGame(other, over.id)).toEqual(over);
  expect(over.status).toBe("over");
  expect(Object.keys(over.told).sort()).toEqual(["0", "1", "public"]);
  await expect(importGame(other, read)).rejects.toThrow(BadGame);
  expect(await other.rows(over.id, 0)).toEqual(await store.rows(over.id, 0));
  await other.close();
});

it("a file in which anything was changed is refused", () => {
  const { rows, ...rest } = over;
  expect(() => readGame("{", "f.json")).toThrow("f.json is no JSON.");
  expect(() => readGame(JSON.stringify({ ...over, more: 1 }), "f")).toThrow(/no game of Paravent/);
  expect(() => readGame(JSON.stringify({ ...rest, rows: rows.slice(0, -1) }), "f")).toThrow(/was changed/);
  expect(() => readGame(JSON.stringify({ ...over, seed: "another" }), "f")).toThrow(/was changed/);
  for (const told of [{ ...over.told, public: over.told["0"] }, {}])
    expect(() => readGame(JSON.stringify({ ...over, told }), "f")).toThrow(/was changed/);
  // Files of before have no hash of what was told.
  expect(readGame(JSON.stringify({ ...over, toldHash: undefined }), "f").hash).toBe(over.hash);
});

it("what an exported game holds is published", () => {
  const published = readFileSync(new URL("../../../../docs/game.schema.json", import.meta.url), "utf8");
  expect(JSON.parse(published)).toEqual(z.toJSONSchema(Schema));
});

async function checked(game: Game): Promise<Checked[]> {
  const library = new PackLibrary(new Map([["toy", { game, packs: new Map() }]]), store);
  const found: Checked[] = [];
  for await (const one of checkGames(store, library)) found.push(one);
  return found;
}

it("every stored game is run again, and what comes out otherwise is named with its row", async () => {
  const same = await checked(toy);
  expect(same.map(({ difference }) => difference)).toEqual([null, null]);
  expect(same.find(({ table }) => table.id === over.id)?.rows).toBe(over.rows.length);
  const other: typeof toy = { ...toy, setup: (seats, options) => ({ ...toy.setup(seats, options), rounds: 1 }) };
  const differences = (await checked(other)).map(({ difference }) => difference);
  expect(differences).toEqual(["row 0: the state differs from the record", "row 0: the state differs from the record"]);
});

it("the command says what is wrong in a sentence, and ends with 1", () => {
  const file = join(folder.path, "bad.json");
  writeFileSync(file, JSON.stringify({ ...over, seed: "another" }));
  const command = join(import.meta.dirname, "command.ts");
  const env = { ...process.env, PARAVENT_DATA: rig.folder.path };
  const run = (...args: string[]) => spawnSync(process.execPath, [command, ...args], { env, encoding: "utf8" });
  expect(run("import", file)).toMatchObject({ status: 1, stderr: `${file} was changed since it was exported.\n` });
  // The games of this server know no toy; it is looked at beside the store that is open.
  const check = run("check");
  expect(check.stdout).toMatch(/^toy \S+ \(over, \d+ rows\): its game or its content is not there$/m);
  expect(check.stdout).toMatch(/2 games run again, 2 of them come out otherwise\n$/);
  expect(check.status).toBe(1);
});
