import { randomBytes } from "node:crypto";
import {
  answersBeforehand,
  askedSeats,
  cloneState,
  defaultAnswer,
  type Game,
  type Input,
  imagined,
  isRewind,
  Looks,
  lentView,
  numberOf,
  numbersFor,
  type Observer,
  openly,
  openQuestion,
  type Refusal,
  type Rewind,
  Rng,
  refuse,
  type Seat,
  type State,
  type TableView,
  toldOnceOver,
  viewFor,
} from "@paravent/kernel";
import { type Log, whereItBroke } from "../logging/faults.ts";
import type { WhyKept } from "../store/damage.ts";
import type { LogRow, Store, TableRecord } from "../store/store.ts";
import { Asked } from "./asked.ts";
import { Banks } from "./banks.ts";
import { clockCommand } from "./clock.ts";
import { isPlayersOwn, ownCommand } from "./command.ts";
import { leaving } from "./going-on.ts";
import { entryOfTold, type ReadyRow } from "./journal.ts";
import { type Loaded, loadGame, playOn, wentBack } from "./load.ts";
import { moved, type Views } from "./move.ts";
import { allSeen, isSeenByAll, rewindRow, toTell } from "./rewinds.ts";
import { Stopwatch } from "./stopwatch.ts";
import { acknowledged, KEPT, MOST_ROWS, type Taken, TOO_MANY } from "./taken.ts";
import { TakingBack } from "./taking-back.ts";

/** Rows between two snapshots: what a restart re-runs at most. */
const SNAPSHOT_EVERY = 50;

/** The last row whose events these rules know how to tell. */
const toldBy = ({ seq }: State<unknown>, partedAt: number | null): number =>
  partedAt === null ? seq : Math.min(seq, partedAt - 1);

/** A game under way: its state in memory and its log in the store, which are always in step. Used by one task at a time. */
export class Play {
  private readonly table: TableRecord;
  readonly game: Game;
  private readonly store: Store;
  private readonly log: Log;
  private state: State<unknown>;
  private snapshotAt: number;
  /** The first row that these rules do not vouch for; null: they vouch for all. */
  private partedAt: number | null;
  private readonly damaged: boolean;
  private readonly back: TakingBack;
  readonly asked: Asked;
  private readonly watch: Stopwatch;
  /** What observers see of the state, as far as anybody has looked since it was last told. */
  private views: Views = new Map();
  private readonly looks = new Looks();
  /** Rows of each seat. */
  private readonly written: Map<Seat, number>;

  private constructor(
    table: TableRecord,
    game: Game,
    store: Store,
    log: Log,
    { state, snapshotAt, partedAt, damaged = false, back }: Loaded,
    latest: readonly LogRow[],
    written: ReadonlyMap<Seat, number>,
    banks: Banks,
  ) {
    this.table = table;
    this.game = game;
    this.store = store;
    this.log = log;
    this.state = state;
    this.snapshotAt = snapshotAt;
    this.partedAt = partedAt;
    this.damaged = damaged;
    this.back = back;
    this.written = new Map(written);
    this.asked = new Asked(latest, state.question, banks);
    this.watch = new Stopwatch(game);
    this.watch.note(latest);
  }

  static async open(table: TableRecord, game: Game, store: Store, log: Log): Promise<Play> {
    const loaded = await loadGame(store, game, table, log);
    const told = toldBy(loaded.state, loaded.partedAt);
    const latest = loaded.rows.filter(({ seq }) => seq <= told && seq >= told - TakingBack.ROWS);
    const play = new Play(
      table,
      game,
      store,
      log,
      loaded,
      latest,
      await store.countRows(table.id),
      new Banks(table.decisionSeconds, table.timing.bank, await store.banks(table.id)),
    );
    if (play.kept) log.warn({ table: table.id, row: loaded.partedAt }, KEPT[play.kept]);
    if (play.watch.needsStart(play.facts)) play.watch.note(await store.rows(table.id, 0));
    return play;
  }

  private get facts(): object {
    return this.state.facts as object;
  }

  /** Milliseconds since the game began to measure real time; null while it does not. */
  get elapsed(): number | null {
    return this.watch.elapsed(this.facts);
  }

  /**
   * Why nothing is added to this game any more: the rules have changed since it began, and would have told it otherwise,
   * or its record is damaged. It is kept and shown as far as they agree with it.
   */
  get kept(): WhyKept | null {
    if (this.partedAt === null || this.over) return null;
    return this.damaged ? "damaged" : "frozen";
  }

  /** Whether these rules tell the game as its record does, from the first row to the last. */
  get tellsAll(): boolean {
    return this.partedAt === null;
  }

  /** Whether its chance can be checked afterwards. */
  get isProvable(): boolean {
    return this.state.rng.length !== 4;
  }

  /** Number of the last row. */
  get at(): number {
    return this.state.seq;
  }

  get over(): boolean {
    return this.state.stack.length === 0;
  }

  /** The game as it may be told now: with what its end has opened, once it is over. */
  get told(): Game {
    return toldOnceOver(this.game, this.facts);
  }

  /** Far enough from the last snapshot for another one. */
  get snapshotDue(): boolean {
    return this.kept === null && this.state.seq - this.snapshotAt >= SNAPSHOT_EVERY;
  }

  viewOf(who: Observer): TableView<unknown> {
    let view = this.views.get(who);
    if (!view) {
      view = viewFor(this.game, this.state, who);
      this.views.set(who, view);
    }
    return this.kept ? { ...view, waiting: null, question: null, standing: [] } : view;
  }

  /** What a seat lets spectators see. */
  lentBy(seat: Seat): TableView<unknown> {
    return lentView(this.game, this.state, seat);
  }

  /** The game as a seat imagines it: nothing of what is hidden from it. */
  imaginedBy(seat: Seat): State<unknown> {
    return imagined(this.game, this.state, seat);
  }

  /** What these rows changed for an observer; null: nothing that it perceives (`updateFor` of the kernel). */
  updateFor(rows: readonly ReadyRow[], who: Observer) {
    if (rows.every((row) => numberOf(row, who) === null)) return null;
    return { view: { ...this.viewOf(who) }, entries: rows.flatMap((row) => entryOfTold(this.game, row, who) ?? []) };
  }

  /** All have been told how the game stands, if there is anybody: a table at rest keeps its state and no views of it. */
  forgetViews(isFollowed: boolean): void {
    this.views = new Map();
    if (!isFollowed) this.looks.forget();
  }

  /**
   * Takes a command: once, whatever happens, and acknowledged only when its row is on disk. A thrown error means that
   * nobody knows whether it is; the game must then be opened again from the log.
   */
  async take(seat: Seat, command: string, input: Input): Promise<Taken> {
    if (this.kept) return this.unlessTaken(seat, command, { ok: false, refusal: refuse(this.kept) });
    if (this.hasWrittenAll(seat) && !this.isOwed(seat, input)) return this.unlessTaken(seat, command, TOO_MANY.reply);
    const tried = this.attempt(seat, command, input);
    if (!tried.ok) return this.unlessTaken(seat, command, tried);
    const { row, state, views } = tried.value;
    const bank = this.bankAfter(seat, command, input);
    const taken = await this.write(bank === null ? row : { ...row, bank }, state, this.state);
    if (this.state === state) this.views = views;
    return taken;
  }

  /** A command that has been taken before is acknowledged again. The store takes none twice: only refusals ask for it. */
  private async unlessTaken(seat: Seat, command: string, reply: Taken["reply"]): Promise<Taken> {
    const before = await this.store.rowOf(this.table.id, seat, command);
    return { reply: before === null ? reply : acknowledged(before, seat), rows: [] };
  }

  /** A row is on disk before the game goes on to the state it leads to, or another server was faster. */
  private async write(row: LogRow, state: State<unknown>, before: State<unknown> | null): Promise<Taken> {
    const { seat, command } = row;
    const stored = { ...row, hash: { toHash: state } };
    if ((await this.store.append(this.table.id, stored)) === "taken") return this.yieldTo(seat!, command!);
    // Nothing is added to a game before the rules vouch for all of it, or what they do not vouch for is left behind.
    this.partedAt = null;
    this.back.note(row, before);
    this.go(state, [row]);
    return { reply: acknowledged(row, seat!), rows: [row] };
  }

  /**
   * What a seat has in reserve after this answer. Reserves change only where everybody knows who was asked, or they would
   * tell; and a bot saves nothing for the person it plays for.
   */
  private bankAfter(seat: Seat, command: string, input: Input): number | null {
    if (!this.asked.hasBanks) return null;
    const isKnown = (this.waiting?.seats.length ?? 0) > 0 && !this.measured;
    return isKnown && this.isOwed(seat, input) ? this.asked.bankAfter(seat, isPlayersOwn(command)) : null;
  }

  /** Answers to the open question that seats have given beforehand, and that are still to be taken. */
  get beforehand(): readonly { readonly seat: Seat; readonly question: number }[] {
    return this.kept ? [] : answersBeforehand(this.game, this.state);
  }

  /** Takes what this seat has answered beforehand, if it still says so, as the row it would be if given by hand. */
  async takeBeforehand(seat: Seat, question: number): Promise<Taken> {
    const said = this.kept ? [] : answersBeforehand(this.game, this.state);
    const one = said.find((given) => given.seat === seat && given.question === question);
    if (!one) return { reply: { ok: false, refusal: refuse("stale") }, rows: [] };
    const { question: id } = numbersFor(this.state, seat);
    const command = ownCommand("beforehand", `question-${question}-at-${this.state.seq}`);
    return this.take(seat, command, { kind: "answer", seat, question: id, value: one.value });
  }

  private hasWrittenAll(seat: Seat): boolean {
    return (this.written.get(seat) ?? 0) >= MOST_ROWS;
  }

  /** Whether the game waits for this: an answer to the open question, by somebody who has given none. */
  private isOwed(seat: Seat, { kind }: Input): boolean {
    return kind === "answer" && openQuestion(this.game, this.state, seat) !== null;
  }

  /** What is measured in real time by the rules: when it is over, and whether it then ends by itself. */
  get measured(): { readonly due: number; readonly stops: boolean } | null {
    const running = this.watch.running(this.facts);
    const due = this.watch.due(this.facts);
    return running && due !== null ? { due, stops: running.stops } : null;
  }

  /** What everybody may know of the open question; null where there is none. */
  get waiting(): ReturnType<typeof openly> {
    return openly(this.game, this.state);
  }

  /** Whose answer the open question waits for, whether or not anybody may know. */
  get asks(): readonly Seat[] {
    return askedSeats(this.game, this.state);
  }

  /**
   * Answers the open question by the game's default for those of these seats that still owe an answer, each as an ordinary
   * row: replays need know nothing of clocks.
   */
  async answerFor(seats: readonly Seat[]): Promise<readonly LogRow[]> {
    const { question } = this.state;
    const rows: LogRow[] = [];
    for (const seat of seats) {
      if (this.state.question !== question) break;
      const answer = defaultAnswer(this.game, this.state, seat, Rng.from(randomBytes(16).toString("hex")));
      if (!answer) continue;
      const command = clockCommand(question, this.state.seq);
      const running = this.watch.running(this.facts);
      // The answer counts as given on time, even if the timer fired late.
      const inTime = running ? { elapsed: running.seconds } : {};
      const taken = await this.take(seat, command, { kind: "answer", seat, ...answer, ...inTime });
      if (!taken.reply.ok && taken.rows.length === 0)
        this.log.error({ table: this.table.id, seat, reason: taken.reply.refusal.reason }, "a default is refused");
      rows.push(...taken.rows);
    }
    return rows;
  }

  /** How much of the game this seat has perceived. */
  numberFor(seat: Seat): number {
    return numbersFor(this.state, seat).seq;
  }

  /** Number of the latest row that moved the game for all to see. */
  get lastMove(): number {
    return this.back.moves.lastMove;
  }

  /** How this seat's last answer can be taken back: at once, if all agree, or (null) not at all. */
  mayUndo(seat: Seat): "own" | "ask" | null {
    if (this.canGoOn) return "ask";
    if (this.over || this.kept) return null;
    const may = this.back.moves.of(seat);
    return may === "ask" && this.table.undo !== "consent" ? null : may;
  }

  /** Whether the game, kept as it stands, could go on from where these rules and those it began with agree. */
  get canGoOn(): boolean {
    return this.kept === "frozen" && this.partedAt! > 0;
  }

  /** Whether this seat can agree that another goes back behind this row. */
  canAgree(seat: Seat, to: number, by: Seat): boolean {
    return this.canGoOn || this.back.moves.canAgree(seat, to, by);
  }

  /** The last row that stands when this seat's last answer is taken back. */
  beforeLast(seat: Seat): number {
    return this.canGoOn ? this.partedAt! - 1 : this.back.moves.before(seat);
  }

  /** Takes the game back to an earlier row, by a row of its own. With everybody's consent everybody knows of it. */
  async rewind(seat: Seat, command: string, to: number, consented = false): Promise<Taken> {
    const before = await this.store.rowOf(this.table.id, seat, command);
    if (before !== null) return { reply: acknowledged(before, seat), rows: [] };
    if (this.canGoOn && consented) return this.goOn(seat, command);
    if (this.kept) return { reply: { ok: false, refusal: refuse(this.kept) }, rows: [] };
    if (this.hasWrittenAll(seat)) return TOO_MANY;
    const keeps = this.back.moves.hiddenSince(to, seat);
    const input: Rewind = { kind: "rewind", seat, to, ...(keeps.length > 0 && { keeps }) };
    const taken = this.back.moves.takenBackBy(input);
    const state = await wentBack(this.store, this.game, this.table.id, this.state, input, this.back);
    const known = consented || isSeenByAll(this.game, taken);
    const row = rewindRow(this.state, state, { seat, command, input, known });
    return this.write(row, state, null);
  }

  /** Goes on from the last row at which the rules agree, and leaves those behind that came after it. All have agreed. */
  private async goOn(seat: Seat, command: string): Promise<Taken> {
    const left = await this.store.rows(this.table.id, this.partedAt!);
    const { row, state } = leaving(this.game, this.state, left, { seat, command, to: this.partedAt! - 1 });
    return this.write(row, state, null);
  }

  /** Why this seat may not talk to these, or to the table, by the rules of the game. */
  whyNoTalk(from: Seat, to: readonly Seat[] | null): Refusal | null {
    return this.game.talk?.(this.facts, from, to) ?? null;
  }

  /** Brings the state up to the log, and returns the rows another server has added. */
  async catchUp(): Promise<readonly LogRow[]> {
    if (this.kept) return [];
    const rows = await this.store.rows(this.table.id, this.state.seq + 1);
    if (rows.length > 0) {
      const { store, game, table, back } = this;
      this.go(await playOn(store, game, table.id, cloneState(game, this.state), rows, back), rows);
    }
    return rows;
  }

  /** Whether this game, which is kept as it stands here, goes on by a row that another server has written. */
  async hasGoneOn(): Promise<boolean> {
    if (!this.canGoOn) return false;
    const rows = await this.store.rows(this.table.id, this.partedAt!);
    return rows.some(({ input }) => isRewind(input) && input.leaves === true);
  }

  /** The latest rows a story is told from, so many at least if there are: those whose events these rules can tell. */
  async latest(least: number): Promise<readonly LogRow[]> {
    const told = toldBy(this.state, this.partedAt);
    const rows = await this.store.rows(this.table.id, Math.max(0, told - least + 1));
    const story = toTell(rows.filter(({ seq }) => seq <= told));
    return this.told === this.game ? story : allSeen(story);
  }

  async saveSnapshot(): Promise<void> {
    const { seq } = this.state;
    if (seq === this.snapshotAt || this.kept) return;
    await this.store.saveSnapshot(this.table.id, { seq, state: this.state });
    this.snapshotAt = seq;
  }

  /** The game has moved on by rows that are on disk. */
  private go(state: State<unknown>, rows: readonly LogRow[]): void {
    this.state = state;
    this.views = new Map();
    for (const { seat } of rows) if (seat !== null) this.written.set(seat, (this.written.get(seat) ?? 0) + 1);
    this.watch.note(rows);
    this.asked.note(rows, state.question);
  }

  /** Another server was faster. The log is right; the command was meant for a state that is past. */
  private async yieldTo(seat: Seat, command: string): Promise<Taken> {
    const rows = await this.catchUp();
    const row = await this.store.rowOf(this.table.id, seat, command);
    return { reply: row === null ? { ok: false, refusal: refuse("stale") } : acknowledged(row, seat), rows };
  }

  /** If the rules break, the game stays as it was. */
  private attempt(seat: Seat, command: string, input: Input): ReturnType<typeof moved> {
    const { game, state, elapsed } = this;
    try {
      return moved(game, state, { seat, command, input, elapsed }, this.looks);
    } catch (fault) {
      this.log.error({ table: this.table.id, seq: state.seq, seat, fault: whereItBroke(fault) }, "the rules broke");
      return { ok: false, refusal: refuse("rulesBroke") };
    }
  }
}
