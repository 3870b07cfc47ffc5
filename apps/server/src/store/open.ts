import type { Database } from "./database.ts";
import { SqlStore } from "./sql-store.ts";
import { openSqlite, readSqlite } from "./sqlite.ts";
import type { Store } from "./store.ts";

interface Place {
  readonly databaseUrl: string | undefined;
  readonly folder: string;
  /** A NATS server by which the processes of one PostgreSQL hear of each other; without one, by the database itself. */
  readonly feedUrl?: string | undefined;
}

/** PostgreSQL where an address is given, else SQLite in the data folder. Only the one in use is loaded. */
export async function openStore(place: Place): Promise<Store> {
  return new SqlStore((await postgresOf(place)) ?? openSqlite(place.folder));
}

/** The same, to look at beside a server that runs. */
export async function openStoreToRead(place: Place): Promise<Store> {
  return new SqlStore((await postgresOf({ ...place, feedUrl: undefined })) ?? readSqlite(place.folder));
}

async function postgresOf({ databaseUrl, feedUrl }: Place): Promise<Database | null> {
  if (!databaseUrl) return null;
  const { openPostgres } = await import("./postgres.ts");
  return openPostgres(databaseUrl, feedUrl);
}
