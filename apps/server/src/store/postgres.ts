import { randomBytes } from "node:crypto";
import type { Database, Found, Statement, Value } from "./database.ts";
import type { Feed } from "./feed.ts";
import { MIGRATIONS } from "./migrations.ts";
import { connect, migrate, type Sql, type Transaction } from "./postgres-connection.ts";
import { PostgresFeed, tellChanges } from "./postgres-feed.ts";
import { StoreUnavailable } from "./store.ts";

/** Code of PostgreSQL: a uniqueness constraint would be broken. */
const UNIQUE = "23505";

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
    this.feed.close();
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
