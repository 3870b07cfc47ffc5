import { openPostgres } from "./postgres.ts";
import { SqlStore } from "./sql-store.ts";
import { openSqlite } from "./sqlite.ts";
import type { Store } from "./store.ts";

/** PostgreSQL where an address is given, else SQLite in the data folder. */
export async function openStore(place: { databaseUrl: string | undefined; folder: string }): Promise<Store> {
  return new SqlStore(place.databaseUrl ? await openPostgres(place.databaseUrl) : openSqlite(place.folder));
}
