import { randomBytes } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { hashOf } from "@paravent/kernel";
import { type Database, type Found, isToHash, type Statement, type ToHash, type Value } from "./database.ts";
import type { Feed } from "./feed.ts";
import { MIGRATIONS } from "./migrations.ts";
import { NatsFeed } from "./nats-feed.ts";
import { connect, migrate, type Sql, type Transaction } from "./postgres-connection.ts";
import { FEED_SETTING, PostgresFeed, TOLD, tellChanges } from "./postgres-feed.ts";
import { StoreUnavailable } from "./store.ts";

/** Code of PostgreSQL: a uniqueness constraint would be broken. */
const UNIQUE = "23505";

/** `feedUrl`: a NATS server by which its processes hear of each other; without one, by NOTIFY. */
export async function openPostgres(url: string, feedUrl?: string): Promise<Database> {
  const own = `paravent-${randomBytes(9).toString("base64url")}`;
  const sql = connect(url, own, feedUrl === undefined ? {} : FEED_SETTING);
  try {
    await sql.begin(async (tx) => {
      await migrate(tx, MIGRATIONS.length);
      await tellChanges(tx);
    });
    if (feedUrl === undefined) return new Postgres(sql, new PostgresFeed(sql, own), null);
    const feed = await NatsFeed.open(feedUrl, sql, own);
    return new Postgres(sql, feed, feed);
  } catch (fault) {
    await sql.end({ timeout: 1 });
    if (fault instanceof StoreUnavailable) throw fault;
    throw new StoreUnavailable(`The database named by DATABASE_URL cannot be used: ${causeOf(fault)}.`);
  }
}

/** So many transactions are under way at most; what comes meanwhile goes together into the next one. */
const AT_ONCE = 2;

/** In one group no more than this: one that cannot be carried out whole is carried out again, each by itself. */
const LARGEST_GROUP = 64;

interface Pending {
  readonly statements: readonly Statement[];
  resolve(found: readonly Found[]): void;
  reject(fault: unknown): void;
}

/** Group commit: everything that asks to be written while others are being written is one transaction, synced once. */
class Postgres implements Database {
  readonly kind = "postgres";
  /** It looks after itself. */
  readonly sound = Promise.resolve();
  readonly feed: Feed;
  private readonly sql: Sql;
  /** Where changes are told once they are on disk; null where the database tells of them. */
  private readonly outbox: NatsFeed | null;
  private readonly pending: Pending[] = [];
  private underWay = 0;

  constructor(sql: Sql, feed: Feed, outbox: NatsFeed | null) {
    this.sql = sql;
    this.feed = feed;
    this.outbox = outbox;
  }

  read(sql: string, ...values: Value[]): Promise<readonly Found[]> {
    return run(this.sql, { sql, values });
  }

  write(...statements: Statement[]): Promise<readonly Found[]> {
    return new Promise((resolve, reject) => {
      this.pending.push({ statements, resolve, reject });
      // Whatever asks within the same tick goes together.
      if (this.pending.length === 1) void setImmediate().then(() => this.commit());
    });
  }

  async close(): Promise<void> {
    this.feed.close();
    // What has been asked for is written before the line is closed.
    while (this.pending.length > 0 || this.underWay > 0) await setImmediate();
    await this.sql.end({ timeout: 5 });
  }

  private async commit(): Promise<void> {
    if (this.underWay >= AT_ONCE || this.pending.length === 0) return;
    const group = this.pending.splice(0, LARGEST_GROUP);
    this.underWay++;
    if (this.pending.length > 0) void setImmediate().then(() => this.commit());
    await this.carryOut(group);
    this.underWay--;
    await this.commit();
  }

  private async carryOut(group: readonly Pending[]): Promise<void> {
    try {
      const found = await this.together(group);
      group.forEach(({ resolve }, at) => {
        resolve(found[at]!);
      });
    } catch (fault) {
      // One of them stood in the way of all, and nothing was written; of anything else nobody knows whether it was.
      if (group.length > 1 && isConflict(fault)) await Promise.all(group.map((one) => this.carryOut([one])));
      else if (isUnique(fault)) group[0]!.resolve([]);
      else {
        for (const { reject } of group) reject(fault);
        this.outbox?.lapse();
      }
    }
  }

  /** What each of them gave back. */
  private async together(group: readonly Pending[]): Promise<readonly (readonly Found[])[]> {
    const [{ statements }] = group as [Pending];
    if (!this.outbox && group.length === 1 && statements.length === 1) return [await run(this.sql, statements[0]!)];
    const done = await this.sql.begin(async (tx) => {
      const written = Promise.all(group.map((one) => runAll(tx, one.statements)));
      const [found, told] = await Promise.all([written, this.outbox && run(tx, { sql: TOLD, values: [] })]);
      return { found, told };
    });
    this.outbox?.publish(String(done.told![0]!.told ?? ""));
    return done.found;
  }
}

async function runAll(tx: Transaction, statements: readonly Statement[]): Promise<readonly Found[]> {
  // All are sent before the first is answered.
  const found = await Promise.all(statements.map((each) => run(tx, each)));
  return found.at(-1)!;
}

const codeOf = (fault: unknown): unknown => (fault as { code?: unknown }).code;

const isUnique = (fault: unknown): boolean => codeOf(fault) === UNIQUE;

/** Statements that cannot be carried out together: one breaks a constraint, or two processes wait for each other. */
const isConflict = (fault: unknown): boolean => /^(23|40)/.test(String(codeOf(fault)));

const numbered = new Map<string, string>();

/** PostgreSQL counts its values: the first `?` is $1. Each text is rewritten once, and prepared once by the driver. */
async function run(sql: Sql | Transaction, { sql: text, values }: Statement): Promise<readonly Found[]> {
  let query = numbered.get(text);
  if (!query) {
    let n = 0;
    query = text.replaceAll("?", () => `$${++n}`);
    numbered.set(text, query);
  }
  return (await sql.unsafe(query, values.map(asValue), { prepare: true })) as readonly Found[];
}

const asValue = (value: Value | ToHash): Value => (isToHash(value) ? hashOf(value.toHash) : value);

/** What went wrong in a few words, without the address: it may hold a password. */
function causeOf(fault: unknown): string {
  const { code, message } = fault as { code?: string; message?: string };
  switch (code) {
    case "ECONNREFUSED":
    case "CONNECT_TIMEOUT":
    case "ENOTFOUND":
    case "EHOSTUNREACH":
      return "nothing answers there";
    case "28P01":
    case "28000":
      return "it refuses this user or password";
    case "3D000":
      return "it has no database of that name";
    default:
      return message?.split("\n")[0] ?? "unknown reason";
  }
}
