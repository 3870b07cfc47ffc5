import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, expect, it } from "vitest";
import { temporaryFolder } from "../testing/rig.ts";
import { accountConformance } from "./accounts-conformance.ts";
import { callConformance } from "./calls-conformance.ts";
import { chronicleConformance } from "./chronicles-conformance.ts";
import { companyConformance } from "./company-conformance.ts";
import { insertTable, storeConformance } from "./conformance.ts";
import { MIGRATIONS } from "./migrations.ts";
import { noteConformance } from "./notes-conformance.ts";
import { openStore } from "./open.ts";
import { passkeyConformance } from "./passkeys-conformance.ts";
import { resultConformance } from "./results-conformance.ts";
import { openSqlite } from "./sqlite.ts";
import { talkConformance } from "./talk-conformance.ts";
import { timeConformance } from "./time-conformance.ts";
import { tournamentConformance } from "./tournaments-conformance.ts";

const { path: folder, remove } = temporaryFolder();
afterAll(remove);
const open = (name: string) => openStore({ databaseUrl: undefined, folder: join(folder, name) });

storeConformance("SQLite", { open: () => open("conformance"), second: null });
accountConformance("SQLite", { open: () => open("accounts"), second: null });
passkeyConformance("SQLite", { open: () => open("passkeys"), second: null });
callConformance("SQLite", { open: () => open("calls"), second: null });
timeConformance("SQLite", { open: () => open("time"), second: null });
companyConformance("SQLite", { open: () => open("company"), second: null });
resultConformance("SQLite", { open: () => open("results"), second: null });
chronicleConformance("SQLite", { open: () => open("chronicles"), second: null });
noteConformance("SQLite", { open: () => open("notes"), second: null });
tournamentConformance("SQLite", { open: () => open("tournaments"), second: null });
talkConformance("SQLite", { open: () => open("talk"), second: null });

it("refuses a second server on the same folder, and lets the next one in after the first", async () => {
  const first = await open("alone");
  await expect(open("alone")).rejects.toThrow(/already in use by another Paravent server; stop that one.*\.$/);
  await first.close();
  await (await open("alone")).close();
});

it("says in a sentence that a folder cannot be written to", async () => {
  writeFileSync(join(folder, "file"), "not a folder");
  await expect(open("file")).rejects.toThrow(/cannot be written to/);
  await expect(openStore({ databaseUrl: undefined, folder: "/proc/paravent" })).rejects.toThrow(/cannot be written to/);
  expect(readFileSync(join(folder, "file"), "utf8")).toBe("not a folder");
});

/** A folder with some data in it, closed. */
async function used(name: string): Promise<string> {
  const store = await open(name);
  for (let n = 0; n < 200; n++)
    await store.putPlayer({ id: `player-${n}`, name: "x".repeat(200), language: "en", createdAt: n });
  await store.close();
  return join(folder, name, "paravent.db");
}

it("notices a damaged database, wherever the damage is, and says what to do", async () => {
  const damage: Record<string, (file: Buffer) => Buffer> = {
    head: (file) => Buffer.concat([Buffer.alloc(100, "x"), file.subarray(100)]),
    middle: (file) => Buffer.concat([file.subarray(0, 4096), Buffer.alloc(8192, 0xa5), file.subarray(12_288)]),
    cut: (file) => file.subarray(0, file.length - 10_000),
  };
  for (const [name, harm] of Object.entries(damage)) {
    const file = await used(name);
    const harmed = harm(readFileSync(file));
    writeFileSync(file, harmed);
    await expect(open(name)).rejects.toThrow(/^The database paravent\.db in .* is damaged; put a backup.*\.$/);
    // What is left of it is left alone, and the folder is free for whoever mends it.
    expect(readFileSync(file).equals(harmed)).toBe(true);
    await expect(open(name)).rejects.toThrow(/is damaged/);
  }
});

it("looks a large database through while it is used, and notices damage then", async () => {
  const file = await used("large");
  const small = openSqlite(join(folder, "large"), { first: 0, afterMs: 0 });
  await small.sound;
  await small.close();
  const whole = readFileSync(file);
  // Somewhere in what players are called: nothing that is read at the start.
  const at = whole.lastIndexOf("x".repeat(200)) & ~4095;
  writeFileSync(file, Buffer.concat([whole.subarray(0, at), Buffer.alloc(4096, 0xa5), whole.subarray(at + 4096)]));
  const store = openSqlite(join(folder, "large"), { first: 0, afterMs: 0 });
  await expect(store.sound).rejects.toThrow(/is damaged/);
  await store.close();
});

it("takes no empty database for a fresh start where there was one before", async () => {
  const file = await used("emptied");
  writeFileSync(file, "");
  await expect(open("emptied")).rejects.toThrow(/missing or empty; put a backup there/);
  rmSync(file);
  await expect(open("emptied")).rejects.toThrow(/missing or empty/);
});

it("does not stumble over a lock that was written over", async () => {
  await used("lock");
  writeFileSync(join(folder, "lock", "paravent.lock"), "somebody's notes ".repeat(100));
  const store = await open("lock");
  await expect(open("lock")).rejects.toThrow(/already in use/);
  expect(await store.player("player-7")).not.toBeNull();
  await store.close();
});

it("says in a sentence that the database itself cannot be written to", async () => {
  mkdirSync(join(folder, "odd", "paravent.db"), { recursive: true });
  await expect(open("odd")).rejects.toThrow(/cannot be written to; set PARAVENT_DATA/);
});

it("refuses data of a newer version instead of guessing", async () => {
  await (await open("newer")).close();
  const db = new DatabaseSync(join(folder, "newer", "paravent.db"));
  db.exec("PRAGMA user_version = 9999");
  db.close();
  await expect(open("newer")).rejects.toThrow(/newer Paravent/);
});

it("opens what every earlier version has written", async () => {
  for (let steps = 1; steps < MIGRATIONS.length; steps++) {
    const place = `version-${steps}`;
    mkdirSync(join(folder, place));
    const db = new DatabaseSync(join(folder, place, "paravent.db"));
    for (const sql of MIGRATIONS.slice(0, steps).flat()) db.exec(sql);
    db.exec(insertTable("old"));
    db.exec(`PRAGMA user_version = ${steps}`);
    db.close();
    const store = await open(place);
    expect(await store.openTables(9)).toMatchObject([{ id: "old", creator: "anna", origin: null }]);
    expect(await store.countTables("anna", "somewhere")).toEqual({ player: 1, origin: 0 });
    await store.close();
  }
});

it("syncs every commit", async () => {
  const db = openSqlite(join(folder, "synced"));
  expect(await db.read("PRAGMA journal_mode")).toEqual([{ journal_mode: "wal" }]);
  // 2 is FULL: the log is synced at every commit, not only now and then.
  expect(await db.read("PRAGMA synchronous")).toEqual([{ synchronous: 2 }]);
  await db.close();
});
