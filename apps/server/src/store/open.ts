import { openPostgres } from "./postgres.ts";
import { SqlStore } from "./sql-store.ts";
import { openSqlite, readSqlite } from "./sqlite.ts";
import type { Store } from "./store.ts";

interface Place {
  readonly databaseUrl: string | undefined;
  readonly folder: string;
  /** A NATS server by which the processes of one PostgreSQL hear of each other; without one, by the database itself. */
  readonly feedUrl?: string | undefined;
}

/** PostgreSQL where an address is given, else SQLite in the data folder. */
export async function openStore(place: Place): Promise<Store> {
  const { databaseUrl, feedUrl, folder } = place;
  return new SqlStore(databaseUrl ? await openPostgres(databaseUrl, feedUrl) : openSqlite(folder));
}

/** The same, to look at beside a server that runs. */
export async function openStoreToRead(place: Place): Promise<Store> {
  return new SqlStore(place.databaseUrl ? await openPostgres(place.databaseUrl) : readSqlite(place.folder));
}
