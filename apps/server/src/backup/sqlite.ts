import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Value } from "../store/database.ts";
import { MIGRATIONS } from "../store/migrations.ts";
import { inLockedFolder, migrate } from "../store/sqlite.ts";
import { DATABASE } from "../store/sqlite-faults.ts";
import { BadBackup, type Contents, type Rows } from "./format.ts";
import { BATCH, TABLES } from "./tables.ts";

/** Everything in the database of a data folder at one moment. A server may be writing to it meanwhile. */
export async function withSqliteContents<T>(folder: string, use: (contents: Contents) => Promise<T>): Promise<T> {
  const path = join(folder, DATABASE);
  if (!existsSync(path)) throw new BadBackup(`There is no database in ${folder}; name its folder in PARAVENT_DATA.`);
  const db = new DatabaseSync(path, { readOnly: true });
  try {
    // One read transaction: everything below sees the same moment.
    db.exec("BEGIN");
    const schema = Number(db.prepare("PRAGMA user_version").get()!.user_version);
    return await use({ schema, rows: rowsOf(db) });
  } finally {
    db.close();
  }
}

async function* rowsOf(db: DatabaseSync): AsyncGenerator<Rows> {
  for (const table of TABLES) {
    const reading = db.prepare(`SELECT * FROM ${table}`);
    const columns = reading.columns().map(({ name }) => name);
    let rows: Value[][] = [];
    for (const row of reading.iterate()) {
      rows.push(columns.map((column) => row[column] as Value));
      if (rows.length < BATCH) continue;
      yield { table, columns, rows };
      rows = [];
    }
    if (rows.length > 0) yield { table, columns, rows };
  }
}

/** Fills a data folder without a database, wholly or not at all. */
export function fillSqlite(folder: string, { schema, rows }: Contents): Promise<void> {
  return inLockedFolder(folder, async () => {
    const path = join(folder, DATABASE);
    if (existsSync(path))
      throw new BadBackup(`There is a database in ${folder} already; name an empty folder in PARAVENT_DATA.`);
    const db = new DatabaseSync(path);
    try {
      db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON");
      migrate(db, schema);
      db.exec("BEGIN IMMEDIATE");
      for await (const some of rows) insert(db, some);
      db.exec("COMMIT");
      migrate(db, MIGRATIONS.length);
      db.close();
    } catch (fault) {
      db.close();
      for (const end of ["", "-wal", "-shm"]) await rm(`${path}${end}`, { force: true });
      throw fault;
    }
  });
}

function insert(db: DatabaseSync, { table, columns, rows }: Rows): void {
  const places = columns.map(() => "?").join(", ");
  const adding = db.prepare(`INSERT INTO ${table} (${columns.join(", ")}) VALUES (${places})`);
  for (const row of rows) adding.run(...row);
}
