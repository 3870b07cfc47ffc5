import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type ExportedGame, exportGame, openStoreToRead, readGame } from "@paravent/server";
import { Misuse } from "../lib/command-line.ts";

/** So many ids are read at once. */
const AT_ONCE = 500;

/** The finished games of a place: a database by its address, the folder of a server's data, or one of exported games. */
export async function* exportedIn(place: string): AsyncGenerator<ExportedGame> {
  const isAddress = /^postgres(ql)?:\/\//.test(place);
  if (!isAddress && !existsSync(place)) throw new Misuse(`There is no folder ${place}.`);
  if (isAddress || existsSync(join(place, "paravent.db"))) yield* storedIn(place, isAddress);
  else
    for (const file of globSync("*.game.json", { cwd: place }).sort())
      yield readGame(readFileSync(join(place, file), "utf8"), file);
}

async function* storedIn(place: string, isAddress: boolean): AsyncGenerator<ExportedGame> {
  const store = await openStoreToRead(
    isAddress ? { databaseUrl: place, folder: "" } : { databaseUrl: undefined, folder: place },
  );
  try {
    for (let last = ""; ; ) {
      const ids = await store.tableIds(last, AT_ONCE);
      for (const id of ids) if ((await store.table(id))?.status === "over") yield await exportGame(store, id);
      if (ids.length < AT_ONCE) return;
      last = ids.at(-1)!;
    }
  } finally {
    await store.close();
  }
}
