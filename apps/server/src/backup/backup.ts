import { MIGRATIONS } from "../store/migrations.ts";
import { BadBackup, openBackup, writeBackup } from "./format.ts";
import { fillPostgres, withPostgresContents } from "./postgres.ts";
import { fillSqlite, withSqliteContents } from "./sqlite.ts";

/** Where a store is: PostgreSQL where an address is given, else SQLite in the data folder. */
export interface Place {
  readonly databaseUrl: string | undefined;
  readonly folder: string;
}

/** Writes everything a store holds to a file, while servers go on; returns the number of rows. */
export function backUp({ databaseUrl, folder }: Place, file: string): Promise<number> {
  const write = (contents: Parameters<typeof writeBackup>[1]) => writeBackup(file, contents);
  return databaseUrl ? withPostgresContents(databaseUrl, write) : withSqliteContents(folder, write);
}

/** Fills an empty store with a backup of either kind of store, of this release or an older one. */
export async function restore({ databaseUrl, folder }: Place, file: string): Promise<void> {
  const contents = await openBackup(file);
  if (contents.schema > MIGRATIONS.length)
    throw new BadBackup(`${file} was written by a newer Paravent; restore it with that release.`);
  await (databaseUrl ? fillPostgres(databaseUrl, contents) : fillSqlite(folder, contents));
}
