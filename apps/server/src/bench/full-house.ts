import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createBot } from "@paravent/bots";
import type { Game } from "@paravent/kernel";
import { pino } from "pino";
import { PackLibrary } from "../packs/library.ts";
import { openPostgres } from "../store/postgres.ts";
import { SqlStore } from "../store/sql-store.ts";
import { openSqlite } from "../store/sqlite.ts";
import type { Store } from "../store/store.ts";
import { Tables } from "../table/tables.ts";
import { ownPostgres } from "../testing/own-postgres.ts";
import { ServerProcess } from "../testing/process.ts";
import { ASKERS, fillWithFinished } from "./finished-games.ts";
import { type Figure, median, timed } from "./place.ts";

const FEW = 1_000;
const MANY = 100_000;
const STARTS = 3;

/** A database as a server is told of it. */
interface Place {
  readonly databaseUrl: string | undefined;
  readonly folder: string;
}

interface Measured {
  /** By list, the milliseconds it takes who asks for it first. */
  readonly lists: ReadonlyMap<string, number>;
  /** Milliseconds until a server has answered its first request. */
  readonly start: number;
}

/** Lists and starts with a hundred thousand games that are over, beside those with a thousand, on both databases. */
export async function benchFullHouse(game: Game): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "paravent-bench-"));
  const postgres = await ownPostgres();
  const on = async (database: string): Promise<Figure[]> => {
    const measure = async (count: number): Promise<Measured> => {
      const databaseUrl = database === "postgres" ? await postgres.database(`of${count}`) : undefined;
      return measured({ databaseUrl, folder: join(folder, `${count}`) }, game, count);
    };
    const [few, many] = [await measure(FEW), await measure(MANY)];
    const against = `with ${FEW.toLocaleString("en")} games`;
    const figure = (name: string, value: number, other: number): Figure => ({
      name: `server/${name}/${database}`,
      value,
      unit: "ms",
      against,
      ratio: value / other,
    });
    return [
      ...[...many.lists].map(([list, ms]) => figure(`lists/${list}`, ms, few.lists.get(list)!)),
      figure("start", many.start, few.start),
    ];
  };
  try {
    return [...(await on("sqlite")), ...(await on("postgres"))];
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measured(place: Place, game: Game, count: number): Promise<Measured> {
  const { databaseUrl, folder } = place;
  const db = databaseUrl ? await openPostgres(databaseUrl) : openSqlite(folder);
  await fillWithFinished(db, game, count);
  const lists = await timedLists(new SqlStore(db), game);
  await db.close();
  const starts: number[] = [];
  for (let n = 0; n < STARTS; n++) starts.push(await timed(() => started(place)));
  return { lists, start: median(starts) };
}

/** Each list is asked for by several people, of whom none has asked before: what they see is in nobody's memory. */
async function timedLists(store: Store, game: Game): Promise<ReadonlyMap<string, number>> {
  const library = new PackLibrary(new Map([[game.id, { game, packs: new Map() }]]), store);
  const tables = new Tables(library, { store, log: pino({ level: "silent" }), botPause: 0, createBot });
  const lists: Record<string, (player: string) => Promise<unknown>> = {
    tables: (player) => tables.list(player),
    record: async (player) => [await store.results.of(player, 400), await store.results.ratingsOf(player)],
    leaders: () => store.results.leaders(game.id, 3, 50),
  };
  const took = new Map<string, number>();
  for (const [name, list] of Object.entries(lists)) {
    const times: number[] = [];
    for (const player of ASKERS) times.push(await timed(async () => void (await list(player))));
    took.set(name, median(times));
  }
  await tables.close();
  return took;
}

async function started({ databaseUrl, folder }: Place): Promise<void> {
  const server = new ServerProcess({ PARAVENT_DATA: folder, ...(databaseUrl && { DATABASE_URL: databaseUrl }) });
  await fetch(`${await server.address()}/api/tables`);
  await server.kill();
}
