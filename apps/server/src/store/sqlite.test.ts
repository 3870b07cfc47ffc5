import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, expect, it } from "vitest";
import { storeConformance } from "./conformance.ts";
import { openStore } from "./open.ts";
import { openSqlite } from "./sqlite.ts";

const folder = mkdtempSync(join(tmpdir(), "paravent-sqlite-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const open = (name: string) => openStore({ databaseUrl: undefined, folder: join(folder, name) });

storeConformance("SQLite", { open: () => open("conformance"), second: null });

it("refuses a second server on the same folder, and lets the next one in after the first", async () => {
  const first = await open("alone");
  await expect(open("alone")).rejects.toThrow(/already in use by another Paravent server\.$/);
  await first.close();
  await (await open("alone")).close();
});

it("says in a sentence that a folder cannot be written to", async () => {
  writeFileSync(join(folder, "file"), "not a folder");
  await expect(open("file")).rejects.toThrow(/cannot be written to/);
  expect(readFileSync(join(folder, "file"), "utf8")).toBe("not a folder");
});

it("refuses data of a newer version instead of guessing", async () => {
  await (await open("newer")).close();
  const db = new DatabaseSync(join(folder, "newer", "paravent.db"));
  db.exec("PRAGMA user_version = 9999");
  db.close();
  await expect(open("newer")).rejects.toThrow(/newer Paravent/);
});

it("syncs every commit", async () => {
  const db = openSqlite(join(folder, "synced"));
  expect(await db.read("PRAGMA journal_mode")).toEqual([{ journal_mode: "wal" }]);
  // 2 is FULL: the log is synced at every commit, not only now and then.
  expect(await db.read("PRAGMA synchronous")).toEqual([{ synchronous: 2 }]);
  await db.close();
});
