import {
  cloneState,
  type Game,
  hashOf,
  type Input,
  nextRow,
  type Observer,
  type Refusal,
  refuse,
  type Seat,
  type State,
  type TableView,
  viewFor,
} from "@paravent/kernel";
import { type Log, whereItBroke } from "../faults.ts";
import type { LogRow, Store, TableRecord } from "../store/store.ts";
import type { Reply } from "./command.ts";
import { isRewind, loadGame, playOn, wentBack } from "./load.ts";
import { standing, TakingBack } from "./taking-back.ts";

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
  private readonly back: TakingBack;

  private constructor(
    table: TableRecord,
    game: Game,
    store: Store,
    log: Log,
    state: State<unknown>,
    snapshotAt: number,
    back: TakingBack,
  ) {
    this.table = table;
    this.game = game;
    this.store = store;
    this.log = log;
    this.state = state;
    this.snapshotAt = snapshotAt;
    this.back = back;
  }

  static async open(table: TableRecord, game: Game, store: Store, log: Log): Promise<Play> {
    const { state, snapshotAt } = await loadGame(store, game, table);
    const latest = await store.rows(table.id, Math.max(1, state.seq - TakingBack.ROWS));
    return new Play(table, game, store, log, state, snapshotAt, new TakingBack(game, latest));
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
    this.back.note([tried.row]);
    return { reply: { ok: true, seq: tried.row.seq }, rows: [tried.row] };
  }

  /** Number of the latest row that moved the game. */
  get lastMove(): number {
    return this.back.lastMove;
  }

  /** How this seat's last answer can be taken back: at once, if all agree, or (null) not at all. */
  mayUndo(seat: Seat): "own" | "ask" | null {
    if (this.over) return null;
    const may = this.back.of(seat);
    return may === "ask" && this.table.undo !== "consent" ? null : may;
  }

  /** The last row that stands when this seat's last answer is taken back. */
  beforeLast(seat: Seat): number {
    return this.back.before(seat);
  }

  /** Takes the game back to an earlier row, by a row of its own. */
  async rewind(seat: Seat, command: string, to: number): Promise<Taken> {
    const before = await this.store.rowOf(this.table.id, seat, command);
    if (before !== null) return { reply: { ok: true, seq: before }, rows: [] };
    const state = wentBack(this.game, await this.store.rows(this.table.id, 0), this.state, to);
    const row: LogRow = {
      seq: state.seq,
      seat,
      command,
      input: { kind: "rewind", seat, to },
      events: [],
      hash: hashOf(state),
      known: true,
      undoable: false,
      rules: state.rules,
    };
    if ((await this.store.append(this.table.id, row)) === "taken") return this.yieldTo(seat, command);
    this.state = state;
    this.back.note([row]);
    return { reply: { ok: true, seq: row.seq }, rows: [row] };
  }

  /** Why this seat may not talk to that one, or to the table, by the rules of the game. */
  whyNoTalk(from: Seat, to: Seat | null): Refusal | null {
    return this.game.talk?.(this.state.facts as object, from, to) ?? null;
  }

  /** Brings the state up to the log, and returns the rows another server has added. */
  async catchUp(): Promise<readonly LogRow[]> {
    const rows = await this.store.rows(this.table.id, this.state.seq + 1);
    if (rows.length > 0) {
      this.state = await playOn(this.store, this.game, this.table.id, cloneState(this.game, this.state), rows);
      this.back.note(rows);
    }
    return rows;
  }

  /** The latest rows that stand, at most so many. */
  async latest(most: number): Promise<readonly LogRow[]> {
    const rows = await this.store.rows(this.table.id, Math.max(0, this.state.seq - most + 1));
    return rows.some(({ input }) => isRewind(input)) ? standing(rows) : rows;
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
      const { undoable } = done.value;
      const known = input.kind === "act" || asked.includes(seat);
      const row: LogRow = { seq, seat, command, input, events, hash, known, undoable, rules: state.rules };
      return { ok: true as const, state, row };
    } catch (fault) {
      this.log.error({ table: this.table.id, seq: now.seq, seat, fault: whereItBroke(fault) }, "the rules broke");
      return { ok: false as const, refusal: refuse("rulesBroke") };
    }
  }
}
