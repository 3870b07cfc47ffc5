import type { Value } from "../store/database.ts";
import { MIGRATIONS } from "../store/migrations.ts";
import { connect, migrate, type Sql, type Transaction } from "../store/postgres-connection.ts";
import { BadBackup, type Contents, type Rows } from "./format.ts";
import { BATCH, TABLES } from "./tables.ts";

/** Everything in a database at one moment. Servers may be writing to it meanwhile. */
export function withPostgresContents<T>(url: string, use: (contents: Contents) => Promise<T>): Promise<T> {
  return connected(url, (sql) =>
    sql.begin("ISOLATION LEVEL REPEATABLE READ READ ONLY", async (tx) => {
      await untimed(tx);
      const schema = await schemaOf(tx);
      if (schema === 0) throw new BadBackup("The database named by DATABASE_URL holds no Paravent.");
      return { done: await use({ schema, rows: rowsOf(tx) }) };
    }),
  ).then(({ done }) => done as T);
}

async function* rowsOf(tx: Transaction): AsyncGenerator<Rows> {
  for (const table of TABLES) {
    for await (const found of tx.unsafe(`SELECT * FROM ${table}`).cursor(BATCH)) {
      const columns = Object.keys(found[0]!);
      yield { table, columns, rows: found.map((row) => columns.map((column) => row[column] as Value)) };
    }
  }
}

/** Fills a database that is empty, wholly or not at all. */
export async function fillPostgres(url: string, { schema, rows }: Contents): Promise<void> {
  await connected(url, (sql) =>
    sql.begin(async (tx) => {
      await untimed(tx);
      if ((await schemaOf(tx)) > 0)
        throw new BadBackup("The database named by DATABASE_URL is in use by Paravent already; name an empty one.");
      await migrate(tx, schema);
      for await (const some of rows) await insert(tx, some);
      await migrate(tx, MIGRATIONS.length);
    }),
  );
}

async function insert(tx: Transaction, { table, columns, rows }: Rows): Promise<void> {
  const records = rows.map((row) => Object.fromEntries(columns.map((column, i) => [column, row[i]!])));
  await tx`INSERT INTO ${tx(table)} ${tx(records, ...columns)}`;
}

async function untimed(tx: Transaction): Promise<void> {
  await tx`SET LOCAL statement_timeout = 0`;
  await tx`SET LOCAL idle_in_transaction_session_timeout = 0`;
}

async function schemaOf(tx: Transaction): Promise<number> {
  const [known] = await tx`SELECT to_regclass('migrations') IS NOT NULL AS there`;
  if (!known!.there) return 0;
  const [last] = await tx`SELECT coalesce(max(step), 0) AS step FROM migrations`;
  return Number(last!.step);
}

async function connected<T>(url: string, use: (sql: Sql) => Promise<T>): Promise<T> {
  const sql = connect(url);
  try {
    return await use(sql);
  } finally {
    await sql.end({ timeout: 5 });
  }
}
