import { setTimeout } from "node:timers/promises";
import { createBot } from "@paravent/bots";
import { pino } from "pino";
import { Caller } from "./calls/caller.ts";
import { openCallDesk } from "./calls/desk.ts";
import type { Config } from "./config/config.ts";
import { announcement, type ServedGames } from "./games/games.ts";
import { makeApp } from "./http/app.ts";
import { Lines } from "./http/lines.ts";
import type { Lessons } from "./lessons/lessons.ts";
import { Limits } from "./limits/limits.ts";
import { Readiness } from "./operations/readiness.ts";
import { readPackFolder } from "./packs/folder.ts";
import { PackLibrary } from "./packs/library.ts";
import { PackReader } from "./packs/reader.ts";
import { picturesIn } from "./previews/pictures.ts";
import { openStore } from "./store/open.ts";
import { Tables } from "./table/tables.ts";
import { Thinkers } from "./thinking/thinkers.ts";
import { Tournaments } from "./tournaments/tournaments.ts";

export interface RunningServer {
  /** Where browsers find it. */
  readonly address: string;
  /** Rejects where its database turns out to be damaged. */
  readonly sound: Promise<void>;
  /** Finishes the work under way, then closes sockets, port and store. */
  close(): Promise<void>;
}

/** Work that takes longer than this is left: whoever waits for it has not been told that it is done. */
const LONGEST_DRAIN_MS = 3_000;

/** The port cannot be listened on; the message is one sentence. */
export class PortUnavailable extends Error {
  override readonly name = "PortUnavailable";
}

const NO_LESSONS: Promise<Lessons> = Promise.resolve(new Map());

/** Opens the store, then the tables, then starts to listen. Lessons may come later. */
export async function serve(config: Config, games: ServedGames, lessons = NO_LESSONS): Promise<RunningServer> {
  // On stderr: the one line on stdout is the address.
  const log = pino({ level: config.logLevel }, pino.destination({ dest: 2, sync: true }));
  const report = (said: string) => log.warn(said);
  for (const name of config.unknown) report(`There is no setting ${name}; it changes nothing.`);
  const found = config.packFolder === undefined ? [] : readPackFolder(config.packFolder, games, report);
  const store = await openStore(config);
  const reader = new PackReader(config.games);
  const library = new PackLibrary(games, store, found, reader);
  const limits = new Limits(config.limits);
  const thinkers = new Thinkers(config.games);
  const endings = new Map([...games].flatMap(([id, { ending }]) => (ending ? [[id, ending] as const] : [])));
  const offeredTo = (id: string, seen: unknown, seat: number) => games.get(id)?.offeredTo?.(seen, seat) ?? [];
  const tools = { store, log, botPause: config.botPause, thinkers, createBot, offeredTo };
  const tables = new Tables(library, tools, limits, endings);
  const tournaments = new Tournaments({ store, tables, log });
  await tables.listen();
  const desk = await openCallDesk(config, store, log);
  const readiness = new Readiness(store);
  const lines = new Lines();
  const app = await makeApp(config, {
    games,
    lessons,
    store,
    tables,
    tournaments,
    library,
    limits,
    desk,
    readiness,
    lines,
    log,
  });
  const pictures = picturesIn(config.clientFolder, games);
  const caller = new Caller({
    store,
    log,
    senders: desk.senders,
    after: config.callAfter,
    look: async (id) => (await tables.open(id))?.awaited() ?? null,
    gameOf: (id, language) => {
      const game = games.get(id);
      return { game: game ? announcement(game).name[language] : id, picture: pictures.get(id) ?? null };
    },
    momentOf: (id, seen, language) => games.get(id)?.moment?.(seen)[language] ?? null,
  });

  const close = async (): Promise<void> => {
    readiness.drain();
    tables.rest();
    // What was read is answered while its line is still open; what was not, clients send again to the next server.
    lines.hush();
    const finished = Promise.all([tables.close(), caller.close()]);
    await Promise.race([finished, setTimeout(LONGEST_DRAIN_MS, null, { ref: false })]);
    await app.close();
    desk.mail?.close();
    await thinkers.close();
    await reader.close();
    await store.close();
  };
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (fault) {
    await close();
    throw portUnavailable(fault, config) ?? fault;
  }
  tables.resume();
  tournaments.resume();
  const bound = app.server.address();
  const address = addressOf(config, typeof bound === "object" && bound ? bound.port : config.port);
  return { address, sound: store.sound, close };
}

function addressOf({ host }: Config, port: number): string {
  const name = host === "0.0.0.0" || host === "::" ? "localhost" : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
}

function portUnavailable(fault: unknown, { port, host }: Config): PortUnavailable | null {
  switch ((fault as { code?: unknown }).code) {
    case "EADDRINUSE":
      return new PortUnavailable(
        `Port ${port} is already in use; stop the program that has it, or set PORT to another.`,
      );
    case "EACCES":
      return new PortUnavailable(`Port ${port} may not be used by this user; set PORT to one above 1023.`);
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return new PortUnavailable(`This machine has no address ${host} to listen on; set HOST to one it has.`);
    default:
      return null;
  }
}
