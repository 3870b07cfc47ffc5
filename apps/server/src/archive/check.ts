import type { PackLibrary } from "../packs/library.ts";
import type { Store, TableRecord } from "../store/store.ts";
import { rerun } from "../table/load.ts";

/** What came of running a stored game again. */
export interface Checked {
  readonly table: Pick<TableRecord, "id" | "game" | "status">;
  readonly rows: number;
  /** What these rules tell otherwise, and from which row on; null: nothing. */
  readonly difference: string | null;
}

/** So many ids are read at once. */
const AT_ONCE = 500;

/** Runs every game of the store again by the rules of today, one after the other. */
export async function* checkGames(store: Store, library: PackLibrary): AsyncGenerator<Checked> {
  for (let last = ""; ; ) {
    const ids = await store.tableIds(last, AT_ONCE);
    for (const id of ids) yield await checkGame(store, library, id);
    if (ids.length < AT_ONCE) return;
    last = ids.at(-1)!;
  }
}

async function checkGame(store: Store, library: PackLibrary, id: string): Promise<Checked> {
  const record = (await store.table(id))!;
  const table = { id, game: record.game, status: record.status };
  const played = await library.of(record).catch(() => null);
  if (!played) return { table, rows: 0, difference: "its game or its content is not there" };
  return { table, ...(await rerun(store, played.game, id)) };
}
