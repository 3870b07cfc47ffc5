/** npm run games: looks after single games, and after all of them. */

import { readFile, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import type { Unfair } from "@paravent/protocol";
import { BadConfiguration, type Config, readConfig } from "../config/config.ts";
import { commitmentTo } from "../fairness/secret.ts";
import { loadGames } from "../games/games.ts";
import { PackLibrary } from "../packs/library.ts";
import { PackReader } from "../packs/reader.ts";
import { openStore, openStoreToRead } from "../store/open.ts";
import { type Store, StoreUnavailable } from "../store/store.ts";
import { exportGame, importGame } from "./archive.ts";
import { checkGames } from "./check.ts";
import { BadGame, type ExportedGame, readGame } from "./format.ts";
import { verifyGame } from "./verify.ts";

const HELP = `npm run games -- check
  Runs every stored game again by the rules of today and names those that come out otherwise.
  Ends with 1 if there are any. The server may be running.

npm run games -- export TABLE [--to FILE]
  Writes one game with its whole log to a JSON file (docs/game.schema.json says what is in it).
  Everything hidden is in it: do not hand on a game that is not over. The server may be running.

npm run games -- import FILE
  Takes an exported game in, under the id it had. Stop a server with SQLite first.

npm run games -- verify FILE
  Checks every shuffle and every die of an exported game that is over: each must follow from the secret whose hash
  was shown before the game and from what the players' browsers added. Ends with 1 if any does not. Needs no database.

The others read the database that the server's own settings name: DATABASE_URL, or else the folder PARAVENT_DATA (./data).`;

async function run([task, ...args]: readonly string[]): Promise<void> {
  const { values, positionals } = read(args);
  const [named] = positionals;
  const config = readConfig(process.env);
  switch (task) {
    case "check":
      return withStore(openStoreToRead(config), (store) => check(store, config));
    case "export":
      return withStore(openStoreToRead(config), async (store) => {
        const game = await exportGame(store, must(named, "the table"));
        const file = values.to ?? `${game.id}.game.json`;
        await writeFile(file, `${JSON.stringify(game, null, 1)}\n`, { mode: 0o600 });
        console.log(`Exported ${game.rows.length} rows to ${file}: ${game.hash}`);
      });
    case "import": {
      const file = must(named, "the file");
      const game = readGame(await textOf(file), file);
      return withStore(openStore(config), async (store) => {
        await importGame(store, game);
        console.log(`Imported ${game.rows.length} rows as table ${game.id}: ${game.hash}`);
      });
    }
    case "verify": {
      const file = must(named, "the file");
      return verify(readGame(await textOf(file), file), config);
    }
    default:
      console.log(HELP);
      if (task !== "--help" && task !== undefined) process.exitCode = 1;
  }
}

/** Names what differs as it is found, and how far it has got now and then. */
async function check(store: Store, config: Config): Promise<void> {
  const reader = new PackReader(config.games);
  let [games, different, said] = [0, 0, performance.now()];
  try {
    for await (const { table, rows, difference } of checkGames(store, await library(store, config, reader))) {
      games++;
      if (difference !== null) {
        different++;
        console.log(`${table.game} ${table.id} (${table.status}, ${rows} rows): ${difference}`);
      }
      if (performance.now() - said < 1000) continue;
      said = performance.now();
      console.error(`${games} games …`);
    }
  } finally {
    await reader.close();
  }
  console.log(`${games} games run again, ${different} of them come out otherwise`);
  if (different > 0) process.exitCode = 1;
}

async function verify(game: ExportedGame, config: Config): Promise<void> {
  const { draws, unfair, difference } = await verifyGame(game, await loadGames(config.games));
  if (unfair !== null) console.log(`The chance of this game was not as promised: ${UNFAIR[unfair]}`);
  else console.log(`${draws} draws follow from the secret with the hash ${commitmentTo(game.seed)}`);
  if (difference === null) console.log("All that happened follows from them by the rules of this release");
  else console.log(`By the rules of this release the game comes out otherwise: ${difference}`);
  if (unfair !== null || difference !== null) process.exitCode = 1;
}

const UNFAIR: Readonly<Record<Unfair, string>> = {
  commitment: "the secret has another hash",
  entropy: "something a player added is missing",
  seed: "the key does not follow from the secret and from what the players added",
  draws: "a draw is not what the key gives",
};

async function library(store: Store, config: Config, reader: PackReader): Promise<PackLibrary> {
  return new PackLibrary(await loadGames(config.games), store, [], reader);
}

async function withStore(opening: Promise<Store>, use: (store: Store) => Promise<void>): Promise<void> {
  const store = await opening;
  try {
    await use(store);
  } finally {
    await store.close();
  }
}

function must(named: string | undefined, what: string): string {
  if (named === undefined) throw new BadGame(`Name ${what}; npm run games -- --help says more.`);
  return named;
}

async function textOf(file: string): Promise<string> {
  try {
    return await readFile(file, "utf8");
  } catch {
    throw new BadGame(`The file ${file} cannot be read.`);
  }
}

function read(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { to: { type: "string" } } });
  } catch (fault) {
    throw new BadGame(`${(fault as Error).message.split(". ")[0]}; npm run games -- --help says more.`);
  }
}

try {
  await run(process.argv.slice(2));
} catch (fault) {
  const expected = fault instanceof BadGame || fault instanceof BadConfiguration || fault instanceof StoreUnavailable;
  console.error(expected ? fault.message : fault);
  process.exitCode = 1;
}
