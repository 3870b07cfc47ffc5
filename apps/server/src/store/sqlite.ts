import { existsSync, mkdirSync, statSync, truncateSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import type { Database, Found, Statement, Value } from "./database.ts";
import { MIGRATIONS } from "./migrations.ts";
import { isWhole, SqliteCheck } from "./sqlite-check.ts";
import { codeOf, DATABASE, damaged, lost, NOT_A_DATABASE, whyUnusable } from "./sqlite-faults.ts";
import { SqliteWriter } from "./sqlite-writer.ts";
import { StoreUnavailable } from "./store.ts";

const LOCK = "paravent.lock";

/**
 * A database up to this size is looked through before it is used. A larger one takes minutes: it is looked through while
 * it is used, once the server has started and those have come back who wait for it.
 */
const LOOKED_THROUGH = { first: 64 * 2 ** 20, afterMs: 10_000 };

/** Opens the database in a data folder, alone: the folder belongs to one process at a time. */
export function openSqlite(folder: string, lookedThrough = LOOKED_THROUGH): Database {
  const lock = openLocked(folder, true);
  try {
    const size = statSync(join(folder, DATABASE), { throwIfNoEntry: false })?.size ?? 0;
    const isSmall = size <= lookedThrough.first;
    const db = openWhole(folder, isSmall);
    return new Sqlite(db, lock, isSmall ? null : new SqliteCheck(folder, lookedThrough.afterMs));
  } catch (fault) {
    lock.close();
    throw fault instanceof StoreUnavailable ? fault : new StoreUnavailable(whyUnusable(folder, fault));
  }
}

/** Opens the database in a data folder to read it, beside the process it belongs to. */
export function readSqlite(folder: string): Database {
  const path = join(folder, DATABASE);
  if (!existsSync(path))
    throw new StoreUnavailable(`There is no database in ${folder}; name its folder in PARAVENT_DATA.`);
  const db = new DatabaseSync(path, { readOnly: true });
  if (Number(db.prepare("PRAGMA user_version").get()!.user_version) !== MIGRATIONS.length) {
    db.close();
    throw new StoreUnavailable(`The database in ${folder} is of another release; start its server once with this one.`);
  }
  return new Sqlite(db, null, null);
}

/** Does something to a data folder while no server uses it. */
export async function inLockedFolder<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const lock = openLocked(folder, false);
  try {
    return await work();
  } finally {
    lock.close();
  }
}

/** The database itself; a small one is looked through for damage before anything is read from it or written to it. */
function openWhole(folder: string, isSmall: boolean): DatabaseSync {
  const db = new DatabaseSync(join(folder, DATABASE));
  try {
    // With FULL every commit is synced, so that an acknowledged row survives a loss of power too.
    db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON");
    if (isSmall && !isWhole(db)) throw new StoreUnavailable(damaged(folder));
    migrate(db, MIGRATIONS.length);
    return db;
  } catch (fault) {
    db.close();
    throw fault;
  }
}

/**
 * Holds an exclusive transaction on a file of its own as long as the process lives. The system lets go of it even
 * after kill -9, and the database beside it stays open to backups.
 */
function openLocked(folder: string, hasDatabase: boolean): DatabaseSync {
  try {
    const path = join(folder, LOCK);
    // What lies here is secret: hands, seeds, the key of the sessions.
    makeFolder(resolve(folder));
    const used = existsSync(path);
    const lock = lockOn(path);
    // Where a server was before, a database must be: an empty one would pass for a fresh start.
    if (hasDatabase && used && !(statSync(join(folder, DATABASE), { throwIfNoEntry: false })?.size ?? 0)) {
      lock.close();
      throw new StoreUnavailable(lost(folder));
    }
    return lock;
  } catch (fault) {
    throw fault instanceof StoreUnavailable ? fault : new StoreUnavailable(whyUnusable(folder, fault));
  }
}

function lockOn(path: string): DatabaseSync {
  const lock = new DatabaseSync(path);
  try {
    lock.exec("BEGIN EXCLUSIVE");
    return lock;
  } catch (fault) {
    lock.close();
    // Nothing is ever written to this file: what else is in it got there by damage, and nobody holds it.
    if (codeOf(fault) !== NOT_A_DATABASE) throw fault;
    truncateSync(path);
    return lockOn(path);
  }
}

/** Not Node's own `recursive`, which tries for ever where the system denies that a parent exists (/proc). */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}

/** Brings the schema to this step. */
export function migrate(db: DatabaseSync, to: number): void {
  const done = Number(db.prepare("PRAGMA user_version").get()!.user_version);
  if (done > MIGRATIONS.length)
    throw new StoreUnavailable("The data folder was written by a newer Paravent; this one cannot read it.");
  for (let step = done; step < to; step++) {
    db.exec("BEGIN IMMEDIATE");
    for (const sql of MIGRATIONS[step]!) db.exec(sql);
    db.exec(`PRAGMA user_version = ${step + 1}`);
    db.exec("COMMIT");
  }
}

/** Reads here; writes in a thread of its own. */
class Sqlite implements Database {
  readonly kind = "sqlite";
  readonly feed = null;
  private readonly db: DatabaseSync;
  /** Null where the database belongs to another process, and is only read. */
  private readonly lock: DatabaseSync | null;
  private readonly check: SqliteCheck | null;
  readonly sound: Promise<void>;
  private readonly writer: SqliteWriter;
  private readonly prepared = new Map<string, StatementSync>();

  constructor(db: DatabaseSync, lock: DatabaseSync | null, check: SqliteCheck | null) {
    this.db = db;
    this.lock = lock;
    this.check = check;
    this.sound = check?.done ?? Promise.resolve();
    this.writer = new SqliteWriter(db.location()!);
  }

  async read(sql: string, ...values: Value[]): Promise<readonly Found[]> {
    let ready = this.prepared.get(sql);
    if (!ready) {
      ready = this.db.prepare(sql);
      this.prepared.set(sql, ready);
    }
    return ready.all(...values) as Found[];
  }

  write(...statements: Statement[]): Promise<readonly Found[]> {
    return this.writer.write(statements);
  }

  async close(): Promise<void> {
    await this.writer.close();
    await this.check?.stop();
    this.db.close();
    this.lock?.close();
  }
}
