import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openStore } from "../store/open.ts";
import { DATABASE } from "../store/sqlite-faults.ts";
import { Browser } from "../testing/browser.ts";
import type { Databases } from "../testing/own-postgres.ts";
import { temporaryFolder } from "../testing/rig.ts";
import { thePostgres } from "../testing/the-postgres.ts";
import { serveToy } from "../testing/toy-server.ts";
import { backUp, type Place, restore } from "./backup.ts";
import { writeBackup } from "./format.ts";
import { TABLES } from "./tables.ts";

const folder = temporaryFolder();
let postgres: Databases;
beforeAll(async () => {
  postgres = await thePostgres();
});
afterAll(() => folder.remove());

const inFolder = (name: string): Place => ({ databaseUrl: undefined, folder: join(folder.path, name) });
const inPostgres = async (name: string): Promise<Place> => ({
  databaseUrl: await postgres.database(name),
  folder: "unused",
});
const fileOf = (name: string): string => join(folder.path, `${name}.gz`);

const served = ({ databaseUrl, folder: data }: Place) =>
  serveToy(data, databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl });

/** Plays a little on a server in this place, backs it up while it runs, and returns the player and the table's log. */
async function played(place: Place, file: string) {
  const server = await served(place);
  const anna = new Browser(server.address);
  await anna.signIn("Anna");
  const { id } = await anna.makeTable({ game: "toy", seats: ["me", { bot: "random" }] });
  const line = await anna.connect();
  line.send({ t: "follow", table: id });
  const { view } = await line.next("table");
  line.send({ t: "say", table: id, cmd: "command-say", to: null, text: "hello" });
  await line.next("ack");
  const { question } = view as unknown as { question: { id: number } };
  line.send({ t: "answer", table: id, cmd: "command-bid", question: question.id, value: 1 });
  await line.next("ack");
  await backUp(place, file);
  line.hangUp();
  await server.close();
  return { anna, id };
}

async function everything(place: Place): Promise<string> {
  const file = fileOf(`all-${Math.random()}`);
  await backUp(place, file);
  // What was touched last says nothing; all else must be there.
  const lines = gunzipSync(readFileSync(file)).toString().split("\n").slice(1, -2);
  return lines
    .filter((line) => !line.startsWith('["touched"'))
    .sort()
    .join("\n");
}

it("knows every table of the schema", async () => {
  const place = inFolder("schema");
  await (await openStore(place)).close();
  const db = new DatabaseSync(join(place.folder, DATABASE));
  const tables = db.prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'").all();
  db.close();
  expect(tables.map(({ name }) => name).sort()).toEqual([...TABLES].sort());
});

for (const [from, to] of [
  ["SQLite", "PostgreSQL"],
  ["PostgreSQL", "SQLite"],
] as const)
  it(`brings a server back from ${from} to ${to}: sessions, tables, logs, talk`, async () => {
    const place = (kind: string, name: string) => (kind === "SQLite" ? inFolder(name) : inPostgres(name));
    const [first, second] = [await place(from, `from_${to}`), await place(to, `to_${to}`)];
    const file = fileOf(`to-${to}`);
    const { anna, id } = await played(first, file);
    await restore(second, file);

    const server = await served(second);
    const again = new Browser(server.address);
    again.cookie = anna.cookie;
    const line = await again.connect();
    line.send({ t: "follow", table: id });
    const shown = await line.next("table");
    expect(shown.table.you).toBe(0);
    expect(shown.chat.map(({ text }) => text)).toEqual(["hello"]);
    line.hangUp();
    await server.close();
  });

it("restores row for row what was backed up", async () => {
  const [first, second, third] = [inFolder("same-1"), await inPostgres("same_2"), inFolder("same-3")];
  await played(first, fileOf("unused"));
  await backUp(first, fileOf("one"));
  await restore(second, fileOf("one"));
  await backUp(second, fileOf("two"));
  await restore(third, fileOf("two"));
  expect(await everything(third)).toBe(await everything(first));
});

it("restores a backup of an older release, and refuses one of a newer", async () => {
  async function* rows() {
    yield { table: "players", columns: ["id", "name", "language", "created_at"], rows: [["p", "Paula", "fr", 7]] };
  }
  const old = fileOf("old");
  await writeBackup(old, { schema: 1, rows: rows() });
  for (const place of [inFolder("old"), await inPostgres("old")]) {
    await restore(place, old);
    const store = await openStore(place);
    expect((await store.player("p"))?.name).toBe("Paula");
    expect(await store.tablesOf("p", 5)).toEqual([]);
    await store.close();
  }
  await writeBackup(fileOf("new"), { schema: 999, rows: rows() });
  await expect(restore(inFolder("new"), fileOf("new"))).rejects.toThrow(/newer Paravent/);
});

it("overwrites nothing, and leaves nothing behind where a backup is damaged", async () => {
  const place = inFolder("taken");
  await played(place, fileOf("good"));
  await expect(restore(place, fileOf("good"))).rejects.toThrow(/already/);
  const taken = await inPostgres("taken");
  await (await openStore(taken)).close();
  await expect(restore(taken, fileOf("good"))).rejects.toThrow(/already/);

  const whole = readFileSync(fileOf("good"));
  const text = gunzipSync(whole).toString();
  const spoiled = {
    cut: whole.subarray(0, whole.length - 40),
    shorter: gzipSync(text.slice(0, text.lastIndexOf("\n", text.length - 2) + 1)),
    changed: gzipSync(text.replace("Anna", "Anne")),
    other: Buffer.from("not a backup"),
    empty: Buffer.alloc(0),
  };
  for (const [name, bytes] of Object.entries(spoiled)) {
    writeFileSync(fileOf(name), bytes);
    await expect(restore(inFolder(`from-${name}`), fileOf(name)), name).rejects.toThrow(/no whole backup/);
  }
  await expect(restore(inFolder("none"), fileOf("none"))).rejects.toThrow(/There is no file/);
  await (await openStore(inFolder("from-cut"))).close();
});

it("keeps a backup from other people's eyes", () => {
  expect(statSync(fileOf("good")).mode & 0o077).toBe(0);
});
