import postgres from "postgres";
import { MIGRATIONS } from "./migrations.ts";
import { StoreUnavailable } from "./store.ts";

/** Any number will do, as long as every server of this database takes the same one while it changes the schema. */
const MIGRATION_LOCK = 7_271_946;

/** Timeout of a statement in milliseconds: without one a table could wait for ever. */
const LONGEST_STATEMENT = 15_000;

export type Sql = postgres.Sql<{ bigint: number }>;
export type Transaction = postgres.TransactionSql<{ bigint: number }>;

/** `name` is the name under which this process is known to the database; `settings` are further ones of its connections. */
export function connect(url: string, name = "paravent", settings: Readonly<Record<string, string>> = {}): Sql {
  const notAnAddress = "DATABASE_URL is not an address of the form postgres://user:password@host:port/name.";
  if (!/^postgres(ql)?:\/\//.test(url)) throw new StoreUnavailable(notAnAddress);
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
        ...settings,
      },
      types: { bigint: { to: 20, from: [20], serialize: String, parse: Number } },
    });
  } catch {
    throw new StoreUnavailable(notAnAddress);
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
