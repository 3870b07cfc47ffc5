import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type Bot, createBot } from "@paravent/bots";
import type { Game } from "@paravent/kernel";
import { type CreateTable, ServerMessage } from "@paravent/protocol";
import { PackLibrary } from "../packs/library.ts";
import { openStore } from "../store/open.ts";
import type { PlayerRecord, Store } from "../store/store.ts";
import type { Watcher } from "../table/audience.ts";
import type { Table } from "../table/table.ts";
import { Tables } from "../table/tables.ts";
import type { TableTools } from "../table/tools.ts";
import { quickPlace } from "./quick-place.ts";
import { toy } from "./toy.ts";

export function temporaryFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(quickPlace(), "paravent-test-"));
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 3 }) };
}

/** Log lines, kept to be read by the test. */
export class KeptLog {
  readonly lines: string[] = [];
  readonly info = (...parts: unknown[]) => this.keep(parts);
  readonly warn = (...parts: unknown[]) => this.keep(parts);
  readonly error = (...parts: unknown[]) => this.keep(parts);

  private keep(parts: unknown[]): void {
    this.lines.push(JSON.stringify(parts));
  }
}

/** Bots that answer and do nothing else: one that now and then acts of its own accord makes every run another test. */
function answering(game: string, level: string): Bot {
  const { id, choose } = createBot(game, level);
  return { id, choose };
}

/** The tables of a server with the toy game on a real store, without sockets. */
export class Rig {
  readonly folder = temporaryFolder();
  readonly log = new KeptLog();
  private stores: Store[] = [];
  private opened: Tables[] = [];

  openStore(): Promise<Store> {
    return openStore({ databaseUrl: undefined, folder: this.folder.path });
  }

  /** The tables of a server on a store; on its own where none is given. */
  async tables(
    given?: Store,
    game: Game = toy,
    more: Pick<TableTools, "offeredTo"> = {},
  ): Promise<{ tables: Tables; store: Store }> {
    const store = given ?? (await this.openStore());
    if (!given) this.stores.push(store);
    const tables = new Tables(new PackLibrary(new Map([["toy", { game, packs: new Map() }]]), store), {
      store,
      log: this.log,
      botPause: 0,
      createBot: answering,
      ...more,
    });
    this.opened.push(tables);
    return { tables, store };
  }

  /** Closes everything, as a server does when it is told to end; the folder stays. */
  async end(): Promise<void> {
    for (const tables of this.opened) await tables.close();
    for (const store of this.stores) await store.close();
    this.opened = [];
    this.stores = [];
  }

  async remove(): Promise<void> {
    await this.end();
    this.folder.remove();
  }
}

export async function guest(store: Store, id: string): Promise<PlayerRecord> {
  const player: PlayerRecord = { id, name: id, language: "en", createdAt: 1 };
  await store.putPlayer(player);
  return player;
}

export async function makeTable(
  tables: Tables,
  creator: PlayerRecord,
  seats: CreateTable["seats"],
  options: CreateTable["options"] = {},
): Promise<Table> {
  const made = await tables.making.create(creator, { game: "toy", language: "en", seats, options });
  if (!made.ok) throw new Error(made.refusal.reason);
  return made.value;
}

/** A table of people only, seated in order. */
export async function makePeople(tables: Tables, store: Store, names: readonly string[], options = {}): Promise<Table> {
  const [first, ...others] = await Promise.all(names.map((name) => guest(store, name)));
  const table = await makeTable(tables, first!, ["me", ...others.map(() => "open" as const)], options);
  for (const other of others) await table.join(other.id, undefined);
  return table;
}

/** Somebody who follows a table and keeps everything heard, checked against the wire's schema. */
export class Ear implements Watcher {
  readonly player: string | null;
  readonly heard: ServerMessage[] = [];

  constructor(player: string | null) {
    this.player = player;
  }

  send(text: string): void {
    this.heard.push(ServerMessage.parse(JSON.parse(text)));
  }

  /** The updates heard since the last time, as text. */
  news(): string {
    return JSON.stringify(this.heard.splice(0).filter(({ t }) => t === "update"));
  }
}

/** Resolves when the condition holds. The test's own time limit ends a wait in vain. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 5));
}

/** Lets everything that has been scheduled for now happen. */
export async function settled(): Promise<void> {
  for (let i = 0; i < 3; i++) await new Promise((resolve) => setImmediate(resolve));
}
