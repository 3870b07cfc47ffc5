import type { TableList } from "@paravent/protocol";
import { Limits } from "../limits/limits.ts";
import { whereItBroke } from "../logging/faults.ts";
import type { PackLibrary } from "../packs/library.ts";
import type { TableRecord } from "../store/store.ts";
import { Backlog } from "./backlog.ts";
import { Chronicler } from "./chronicler.ts";
import { Elsewhere } from "./elsewhere.ts";
import { TableLists } from "./lists.ts";
import { NewTables } from "./new-tables.ts";
import { Quota } from "./quota.ts";
import { Recorder } from "./recorder.ts";
import type { ReadEnding } from "./result.ts";
import { Table } from "./table.ts";
import type { TableTools } from "./tools.ts";
import { Turns } from "./turns.ts";

/** A server that ended so long ago may have left somebody uncalled. */
const RECENT_MS = 86_400_000;

/** Tables that go on by themselves are opened side by side, so many at once: each waits for the store several times. */
const OPENED_AT_ONCE = 16;

/** A table nobody has asked for in this time, and at which nothing happens, leaves memory. */
const IDLE_MS = 60_000;
const SWEEP_MS = 20_000;

/** All tables of this server: finds those that exist, has those go on that go on by themselves, and lets idle ones leave memory. */
export class Tables {
  /** Makes new ones. */
  readonly making: NewTables;
  private readonly packs: PackLibrary;
  private readonly tools: TableTools;
  private readonly loaded = new Map<string, { table: Promise<Table | null>; touched: number }>();
  private readonly sweeper: NodeJS.Timeout;
  private readonly lists: TableLists;
  private readonly backlog: Backlog;
  private resuming: Promise<void> = Promise.resolve();
  private undone: Promise<void> = Promise.resolve();
  private resting = false;
  private hearOver: (table: TableRecord) => void = () => {};
  private takeOver: () => void = () => {};

  constructor(
    library: PackLibrary,
    tools: Omit<TableTools, "turns" | "chronicler" | "recorder" | "elsewhere" | "ended">,
    limits = new Limits(1),
    endings: ReadonlyMap<string, ReadEnding> = new Map(),
  ) {
    this.packs = library;
    this.tools = {
      ...tools,
      turns: new Turns(),
      chronicler: new Chronicler(tools.store, tools.log),
      recorder: new Recorder(tools.store, tools.log, endings),
      elsewhere: new Elsewhere(tools.store.feed),
      ended: (table) => this.hearOver(table),
    };
    this.making = new NewTables({
      packs: library,
      tools: this.tools,
      quota: new Quota(tools.store, limits),
      open: (id, lane) => this.open(id, lane),
      announce: (id) => this.inMemoryDo(id, (table) => table.announce()),
    });
    this.lists = new TableLists({
      store: tools.store,
      packs: library,
      isInMemory: (id) => this.loaded.has(id),
      open: (id, lane) => this.open(id, lane),
      report: (id, fault) => this.report(id, fault),
    });
    this.backlog = new Backlog({
      store: tools.store,
      keepResult: (id) => this.keepResult(id),
      writeDown: (id) => this.writeDown(id),
      report: (fault) =>
        tools.log.error({ fault: whereItBroke(fault) }, "what was left undone about games that are over stays so"),
    });
    this.sweeper = setInterval(() => void this.sweep(performance.now() - IDLE_MS), SWEEP_MS).unref();
  }

  /** A table by its id, brought into memory if need be, in the turn of who asks; null when there is none. */
  open(id: string, lane: string | null = null): Promise<Table | null> {
    const known = this.loaded.get(id);
    if (known) {
      known.touched = performance.now();
      return known.table;
    }
    const table = this.load(id, lane);
    this.loaded.set(id, { table, touched: performance.now() });
    table.then(
      (found) => found ?? this.loaded.delete(id),
      () => this.loaded.delete(id),
    );
    return table;
  }

  /** Has somebody hear of each table whose game ends here from now on. */
  onOver(hear: (table: TableRecord) => void): void {
    this.hearOver = hear;
  }

  /** Has somebody hear that another process is no more: what it left undone is done here. */
  onTakeOver(hear: () => void): void {
    this.takeOver = hear;
  }

  /** The player's own tables, and those that wait for somebody. */
  list(player: string | null, lane: string | null = null): Promise<TableList> {
    return this.lists.of(player, lane);
  }

  /** After a restart bots and clocks go on where they stood, whether or not anybody looks. */
  resume(): void {
    this.goOn(() => this.attend());
    this.undone = this.resuming.then(() => this.backlog.workOff());
  }

  /** Resolves once bots and clocks go on, and it is known of all games that are over how they ended. */
  async resumed(): Promise<void> {
    await this.resuming;
    await this.backlog.recorded;
  }

  /** Opens the tables that go on by themselves, and those at which somebody may have to be called since the last move. */
  private async attend(): Promise<void> {
    const { store } = this.tools;
    const [own, moved] = await Promise.all([store.unattended(), store.calls.recentTables(Date.now() - RECENT_MS)]);
    const ids = [...new Set([...own, ...moved])];
    for (let from = 0; from < ids.length && !this.resting; from += OPENED_AT_ONCE)
      await Promise.all(ids.slice(from, from + OPENED_AT_ONCE).map((id) => this.open(id).catch(() => null)));
  }

  private goOn(job: () => Promise<void>): void {
    this.resuming = this.resuming.then(job).catch((fault: unknown) => {
      this.tools.log.error({ fault: whereItBroke(fault) }, "running tables could not be listed");
    });
  }

  /** Keeps how a game ended that is over; its table need not stay in memory for that. */
  private async keepResult(id: string): Promise<void> {
    const known = this.loaded.has(id);
    const opened = this.open(id);
    const since = performance.now();
    await (await opened.catch(() => null))?.keepResult();
    if (!known) await this.letGo(id, since);
  }

  private async writeDown(id: string): Promise<void> {
    const record = await this.tools.store.table(id);
    const played = record && (await this.packs.of(record));
    if (played) await this.tools.chronicler.note(record, played.game);
  }

  /** Hears from now on what other processes write and tell about the tables in memory here, and when one of them ends. */
  async listen(): Promise<void> {
    const { elsewhere, store } = this.tools;
    await store.feed?.hear({
      changed: (change) => this.inMemoryDo(change.table, (table) => table.heard(change)),
      noticed: (notice, process) =>
        this.inMemoryDo(notice.table, (table) => {
          if (notice.what === "led") table.led(notice, process);
          else if (notice.what === "who") table.tellElsewhere();
          else if (elsewhere.noticed(notice, process)) table.announce();
        }),
      lapsed: () => {
        for (const id of this.loaded.keys())
          this.inMemoryDo(id, (table) => {
            elsewhere.begin(id);
            table.tellElsewhere();
            table.heard({ table: id, what: "rows", line: null });
          });
      },
      ended: (process) => {
        for (const id of this.loaded.keys()) this.inMemoryDo(id, (table) => table.forget(process));
        for (const id of elsewhere.forget(process)) this.inMemoryDo(id, (table) => table.announce());
        // Its bots and clocks go on here; where others take them over as well, one is heard.
        if (this.resting) return;
        this.goOn(() => this.attend());
        this.takeOver();
      },
    });
  }

  private inMemoryDo(id: string, job: (table: Table) => void): void {
    const done = async (table: Promise<Table | null>): Promise<void> => {
      const found = await table.catch(() => null);
      if (found) job(found);
    };
    const known = this.loaded.get(id);
    if (known) void done(known.table);
  }

  /** Begins nothing new by itself any more: the server is about to close. */
  rest(): void {
    this.resting = true;
    this.backlog.stop();
    clearInterval(this.sweeper);
  }

  /** Tells the tables in memory at which the player sits that something about the player has changed. */
  async announce(player: string): Promise<void> {
    for (const { table } of this.loaded.values()) {
      const found = await table.catch(() => null);
      if (found && found.seatOf(player) !== null) found.announce();
    }
  }

  /** Somebody has other days off: the tables in memory at which they sit look at their clocks again. */
  async retime(player: string): Promise<void> {
    for (const [id, { table }] of this.loaded) {
      const found = await table.catch(() => null);
      if (found && found.seatOf(player) !== null) found.heard({ table: id, what: "undo", line: null });
    }
  }

  /** Lets tables leave memory that are idle and were last asked for before `since`, by the clock that only runs forward. */
  async sweep(since: number): Promise<void> {
    for (const id of [...this.loaded.keys()]) await this.letGo(id, since);
  }

  private async letGo(id: string, since: number): Promise<void> {
    const known = this.loaded.get(id);
    if (!known || known.touched > since) return;
    const found = await known.table.catch(() => null);
    if (!found?.idle || known.touched > since) return;
    this.loaded.delete(id);
    await found.close().catch((fault: unknown) => this.report(id, fault));
  }

  get inMemory(): number {
    return this.loaded.size;
  }

  /** Finishes what every table has taken on. */
  async close(): Promise<void> {
    this.rest();
    await this.tools.chronicler.stop();
    await this.resuming;
    await this.undone;
    const tables = [...this.loaded.values()];
    this.loaded.clear();
    // All at once: bots of a table that waits for another to close would go on meanwhile, until there is no store any more.
    await Promise.all(tables.map(async ({ table }) => (await table.catch(() => null))?.close()));
    await this.tools.recorder.stop();
  }

  private async load(id: string, lane: string | null): Promise<Table | null> {
    const record = await this.tools.store.table(id);
    const played = record && (await this.packs.of(record));
    if (!played) return null;
    const table = new Table(record, played, this.tools);
    try {
      await table.open(lane);
    } catch (fault) {
      this.report(id, fault);
      throw fault;
    }
    return table;
  }

  private report(table: string, fault: unknown): void {
    this.tools.log.error({ table, fault: whereItBroke(fault) }, "a table cannot be opened, shown or closed");
  }
}
