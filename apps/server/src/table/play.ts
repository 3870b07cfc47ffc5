import {
  cloneState,
  type Game,
  type Input,
  nextRow,
  type Observer,
  refuse,
  replay,
  type Seat,
  type State,
  type TableView,
  viewFor,
} from "@paravent/kernel";
import { type Log, whereItBroke } from "../faults.ts";
import type { LogRow, Store, TableRecord } from "../store/store.ts";
import type { Reply } from "./command.ts";
import { asRow, loadGame } from "./load.ts";

/** Rows between two snapshots: what a restart re-runs at most. */
const SNAPSHOT_EVERY = 50;

/** What a command came to, and the rows that are new in the log: its own, or those of a server that was faster. */
export interface Taken {
  readonly reply: Reply;
  readonly rows: readonly LogRow[];
}

/** A game under way: its state in memory and its log in the store, which never part. Used by one task at a time. */
export class Play {
  private readonly table: TableRecord;
  private readonly game: Game;
  private readonly store: Store;
  private readonly log: Log;
  private state: State<unknown>;
  private snapshotAt: number;

  private constructor(
    table: TableRecord,
    game: Game,
    store: Store,
    log: Log,
    state: State<unknown>,
    snapshotAt: number,
  ) {
    this.table = table;
    this.game = game;
    this.store = store;
    this.log = log;
    this.state = state;
    this.snapshotAt = snapshotAt;
  }

  static async open(table: TableRecord, game: Game, store: Store, log: Log): Promise<Play> {
    const { state, snapshotAt } = await loadGame(store, game, table);
    return new Play(table, game, store, log, state, snapshotAt);
  }

  get over(): boolean {
    return this.state.stack.length === 0;
  }

  /** Far enough from the last snapshot for another one. */
  get snapshotDue(): boolean {
    return this.state.seq - this.snapshotAt >= SNAPSHOT_EVERY;
  }

  viewOf(who: Observer): TableView<unknown> {
    return viewFor(this.game, this.state, who);
  }

  /**
   * Takes a command: once, whatever happens, and acknowledged only when its row is on disk. A thrown error means that
   * nobody knows whether it is; the game must then be opened again from the log.
   */
  async take(seat: Seat, command: string, input: Input): Promise<Taken> {
    const before = await this.store.rowOf(this.table.id, seat, command);
    if (before !== null) return { reply: { ok: true, seq: before }, rows: [] };
    const tried = this.attempt(seat, command, input);
    if (!tried.ok) return { reply: tried, rows: [] };
    if ((await this.store.append(this.table.id, tried.row)) === "taken") return this.yieldTo(seat, command);
    this.state = tried.state;
    return { reply: { ok: true, seq: tried.row.seq }, rows: [tried.row] };
  }

  /** Brings the state up to the log, and returns the rows another server has added. */
  async catchUp(): Promise<readonly LogRow[]> {
    const rows = await this.store.rows(this.table.id, this.state.seq + 1);
    if (rows.length > 0) this.state = replay(this.game, cloneState(this.game, this.state), rows.map(asRow));
    return rows;
  }

  /** The latest rows, at most so many. */
  latest(most: number): Promise<readonly LogRow[]> {
    return this.store.rows(this.table.id, Math.max(0, this.state.seq - most + 1));
  }

  async saveSnapshot(): Promise<void> {
    const { seq } = this.state;
    if (seq === this.snapshotAt) return;
    await this.store.saveSnapshot(this.table.id, { seq, state: this.state });
    this.snapshotAt = seq;
  }

  /** Another server was faster. The log is right; the command was meant for a state that is past. */
  private async yieldTo(seat: Seat, command: string): Promise<Taken> {
    const rows = await this.catchUp();
    const seq = await this.store.rowOf(this.table.id, seat, command);
    return { reply: seq === null ? { ok: false, refusal: refuse("stale") } : { ok: true, seq }, rows };
  }

  /** Lets the rules work on a copy: if they break, the game stays as it was. */
  private attempt(seat: Seat, command: string, input: Input) {
    const { game, state: now } = this;
    try {
      const state = cloneState(game, now);
      const asked = viewFor(game, now, "public").waiting?.seats ?? [];
      const done = nextRow(game, state, input);
      if (!done.ok) return { ok: false as const, refusal: done.refusal };
      // A state that nobody can look at is one that nobody could ever leave.
      for (const who of [...this.table.seats.keys(), "public" as const]) viewFor(game, state, who);
      const { seq, events, hash } = done.value.row;
      const known = input.kind === "act" || asked.includes(seat);
      const row: LogRow = { seq, seat, command, input, events, hash, known, rules: state.rules };
      return { ok: true as const, state, row };
    } catch (fault) {
      this.log.error({ table: this.table.id, seq: now.seq, seat, fault: whereItBroke(fault) }, "the rules broke");
      return { ok: false as const, refusal: refuse("rulesBroke") };
    }
  }
}
