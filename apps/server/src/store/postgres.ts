import { randomBytes } from "node:crypto";
import postgres from "postgres";
import type { Database, Found, Statement, Value } from "./database.ts";
import type { Feed } from "./feed.ts";
import { MIGRATIONS } from "./migrations.ts";
import { PostgresFeed, tellChanges } from "./postgres-feed.ts";
import { StoreUnavailable } from "./store.ts";

/** Code of PostgreSQL: a uniqueness constraint would be broken. */
const UNIQUE = "23505";

/** Any number will do, as long as every server of this database takes the same one while it changes the schema. */
const MIGRATION_LOCK = 7_271_946;

/** Timeout of a statement in milliseconds: without one a table could wait for ever. */
const LONGEST_STATEMENT = 15_000;

export type Sql = postgres.Sql<{ bigint: number }>;
export type Transaction = postgres.TransactionSql<{ bigint: number }>;

export async function openPostgres(url: string): Promise<Database> {
  const own = `paravent-${randomBytes(9).toString("base64url")}`;
  const sql = connect(url, own);
  try {
    await sql.begin(async (tx) => {
      await migrate(tx, MIGRATIONS.length);
      await tellChanges(tx);
    });
    return new Postgres(sql, new PostgresFeed(sql, own));
  } catch (fault) {
    await sql.end({ timeout: 1 });
    if (fault instanceof StoreUnavailable) throw fault;
    throw new StoreUnavailable(`The database named by DATABASE_URL cannot be used: ${causeOf(fault)}.`);
  }
}

/** `name` is the name under which this process is known to the database. */
export function connect(url: string, name = "paravent"): Sql {
  try {
    return postgres(url, {
      max: 10,
      connect_timeout: 5,
      onnotice: () => {},
      // An acknowledged row is on disk, whatever the database's own default is.
      connection: {
        application_name: name,
        synchronous_commit: "on",
        statement_timeout: LONGEST_STATEMENT,
        idle_in_transaction_session_timeout: LONGEST_STATEMENT,
      },
      types: { bigint: { to: 20, from: [20], serialize: String, parse: Number } },
    });
  } catch {
    throw new StoreUnavailable("DATABASE_URL is not an address of the form postgres://user:password@host:port/name.");
  }
}

/** Brings the schema to this step. */
export async function migrate(tx: Transaction, to: number): Promise<void> {
  // To change the schema of much data takes its time, and so does another server that is doing so.
  await tx`SET LOCAL statement_timeout = 0`;
  await tx`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`;
  await tx`CREATE TABLE IF NOT EXISTS migrations (step INTEGER PRIMARY KEY)`;
  const [last] = await tx`SELECT coalesce(max(step), 0) AS step FROM migrations`;
  const done = Number(last!.step);
  if (done > MIGRATIONS.length)
    throw new StoreUnavailable("The database was written by a newer Paravent; this one cannot read it.");
  for (let step = done; step < to; step++) {
    for (const text of MIGRATIONS[step]!) await tx.unsafe(text);
    await tx`INSERT INTO migrations (step) VALUES (${step + 1})`;
  }
}

class Postgres implements Database {
  readonly kind = "postgres";
  readonly feed: Feed;
  private readonly sql: Sql;

  constructor(sql: Sql, feed: Feed) {
    this.sql = sql;
    this.feed = feed;
  }

  read(sql: string, ...values: Value[]): Promise<readonly Found[]> {
    return run(this.sql, { sql, values });
  }

  async write(...statements: Statement[]): Promise<readonly Found[]> {
    try {
      if (statements.length === 1) return await run(this.sql, statements[0]!);
      return await this.sql.begin(async (tx) => {
        let found: readonly Found[] = [];
        for (const each of statements) found = await run(tx, each);
        return found;
      });
    } catch (fault) {
      if ((fault as { code?: unknown }).code === UNIQUE) return [];
      throw fault;
    }
  }

  async close(): Promise<void> {
    await this.sql.end({ timeout: 5 });
  }
}

const numbered = new Map<string, string>();

/** PostgreSQL counts its values: the first `?` is $1. Each text is rewritten once, and prepared once by the driver. */
async function run(sql: Sql | Transaction, { sql: text, values }: Statement): Promise<readonly Found[]> {
  let query = numbered.get(text);
  if (!query) {
    let n = 0;
    query = text.replaceAll("?", () => `$${++n}`);
    numbered.set(text, query);
  }
  return (await sql.unsafe(query, [...values], { prepare: true })) as readonly Found[];
}

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
