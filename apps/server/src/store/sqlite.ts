import { existsSync, mkdirSync, statSync, truncateSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { type Database, type Found, type Statement, statement, type Value } from "./database.ts";
import { MIGRATIONS } from "./migrations.ts";
import { codeOf, DATABASE, damaged, lost, NOT_A_DATABASE, whyUnusable } from "./sqlite-faults.ts";
import { StoreUnavailable } from "./store.ts";

/** Codes of SQLite: a uniqueness constraint would be broken. */
const UNIQUE = new Set([1555, 2067]);

const LOCK = "paravent.lock";

const BEGIN = statement("BEGIN IMMEDIATE");
const COMMIT = statement("COMMIT");

interface Pending {
  readonly statements: readonly Statement[];
  resolve(found: readonly Found[]): void;
  reject(fault: unknown): void;
}

/** Opens the database in a data folder, alone: the folder belongs to one process at a time. */
export function openSqlite(folder: string): Database {
  const lock = openLocked(folder, true);
  try {
    const db = openWhole(folder);
    return new Sqlite(db, lock);
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
  return new Sqlite(db, null);
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

/** The database itself, looked through for damage before anything is read from it or written to it. */
function openWhole(folder: string): DatabaseSync {
  const db = new DatabaseSync(join(folder, DATABASE));
  try {
    // With FULL every commit is synced, so that an acknowledged row survives a loss of power too.
    db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON");
    const { quick_check: found } = db.prepare("PRAGMA quick_check(1)").get()!;
    if (found !== "ok") throw new StoreUnavailable(damaged(folder));
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

/** Group commit: everything that asks to be written in one tick is one transaction, synced once and granted together. */
class Sqlite implements Database {
  readonly kind = "sqlite";
  readonly feed = null;
  private readonly db: DatabaseSync;
  /** Null where the database belongs to another process, and is only read. */
  private readonly lock: DatabaseSync | null;
  private readonly prepared = new Map<string, StatementSync>();
  private pending: Pending[] = [];

  constructor(db: DatabaseSync, lock: DatabaseSync | null) {
    this.db = db;
    this.lock = lock;
  }

  async read(sql: string, ...values: Value[]): Promise<readonly Found[]> {
    return this.run({ sql, values });
  }

  write(...statements: Statement[]): Promise<readonly Found[]> {
    return new Promise((resolve, reject) => {
      if (this.pending.length === 0) setImmediate(() => this.commit());
      this.pending.push({ statements, resolve, reject });
    });
  }

  async close(): Promise<void> {
    this.commit();
    this.db.close();
    this.lock?.close();
  }

  private commit(): void {
    const group = this.pending;
    this.pending = [];
    if (group.length === 0) return;
    try {
      this.run(BEGIN);
      const found = group.map(({ statements }) => this.runAll(statements));
      this.run(COMMIT);
      group.forEach(({ resolve }, i) => {
        resolve(found[i]!);
      });
    } catch (fault) {
      if (this.db.isOpen && this.db.isTransaction) this.db.exec("ROLLBACK");
      for (const { reject } of group) reject(fault);
    }
  }

  /** Those of one write, all or none; a single statement is that by itself. */
  private runAll(statements: readonly Statement[]): readonly Found[] {
    const several = statements.length > 1;
    if (several) this.db.exec("SAVEPOINT one");
    try {
      let found: readonly Found[] = [];
      for (const each of statements) found = this.run(each);
      return found;
    } catch (fault) {
      if (!UNIQUE.has(codeOf(fault))) throw fault;
      if (several) this.db.exec("ROLLBACK TO one");
      return [];
    } finally {
      if (several && this.db.isTransaction) this.db.exec("RELEASE one");
    }
  }

  private run({ sql, values }: Statement): readonly Found[] {
    let ready = this.prepared.get(sql);
    if (!ready) {
      ready = this.db.prepare(sql);
      this.prepared.set(sql, ready);
    }
    return ready.all(...values) as Found[];
  }
}
