import type { Bot } from "@paravent/bots";
import { BrokenLog, type Game, type Input, type Observer, refuse, type Seat, type TableView } from "@paravent/kernel";
import type { Hearers, Moment, Outline, TableSummary } from "@paravent/protocol";
import { type Log, whereItBroke } from "../faults.ts";
import type { Played } from "../packs/shelf.ts";
import type { LogRow, Store, TableRecord } from "../store/store.ts";
import { Aftermath } from "./aftermath.ts";
import { Announcer, type News } from "./announcer.ts";
import { Audience, encode, grouped, type Watcher } from "./audience.ts";
import { BeforehandAnswers } from "./beforehand.ts";
import { BotSeats, type BotTable } from "./bot-seats.ts";
import { DecisionClock, shownClock } from "./clock.ts";
import { isPlayersOwn, ownCommand, type Reply, type Sender, type Wish } from "./command.ts";
import { describe } from "./describe.ts";
import { Stories } from "./journal.ts";
import { Play, type Taken } from "./play.ts";
import { SerialQueue } from "./queue.ts";
import type { Retelling } from "./retelling.ts";
import { concerns, goBack } from "./rewinds.ts";
import { areThere, passesForAnother, replacementAt, seatOf } from "./seating.ts";
import { hearersOf, isFor, Talk } from "./talk.ts";
import type { Turns } from "./turns.ts";
import { Undoing } from "./undoing.ts";

/** What tables are made with, the same for all tables of a server. */
export interface TableTools {
  readonly store: Store;
  readonly log: Log;
  readonly botPause: number;
  createBot(game: string, level: string): Bot;
}

const MALFORMED: Reply = { ok: false, refusal: refuse("malformed") };
const NOT_SEATED: Reply = { ok: false, refusal: refuse("notSeated") };

/** After a failure of the store, time runs out again this much later. */
const TIME_OUT_AGAIN_MS = 5_000;

/**
 * One table: its game, those who sit there and those who follow it. Everything that reads or changes the game passes
 * through one queue: submit → rules on a copy → row on disk → acknowledgement → everybody's view.
 */
export class Table {
  readonly id: string;
  private record: TableRecord;
  private readonly game: Game;
  private readonly pack: Played["pack"];
  private readonly tools: TableTools;
  private readonly queue: SerialQueue;
  private readonly turns: Turns;
  private readonly audience = new Audience();
  private readonly bots: BotSeats;
  private readonly beforehand: BeforehandAnswers;
  private readonly clock: DecisionClock;
  private readonly talk: Talk;
  private readonly undoing: Undoing;
  private readonly aftermath: Aftermath;
  /** Null before the game has started, and when nobody knows what the log holds: then it is read again. */
  private play: Play | null = null;
  /** The game began under rules that are not these, and these cannot show it. */
  private unshowable = false;
  /** Rows about which those who know of them are to be told with the whole table; null: everybody is. */
  private retold: readonly LogRow[] | null = [];
  /** Rows on disk that the audience has not heard of yet. */
  private news: LogRow[] = [];
  /** Watchers who wait to be shown the table, and when they will have been. */
  private readonly arriving = new Set<Watcher>();
  private showing: Promise<void> | null = null;
  private readonly announcer: Announcer;
  /** The company as everybody was last told of it. */
  private company = "";
  private closed = false;

  constructor(record: TableRecord, { game, pack }: Played, tools: TableTools, turns: Turns) {
    this.id = record.id;
    this.record = record;
    this.game = game;
    this.pack = pack;
    this.tools = tools;
    this.turns = turns;
    this.queue = new SerialQueue(turns, this.ownLane);
    this.talk = new Talk(record.id, tools.store);
    this.undoing = new Undoing(record, tools.store);
    this.aftermath = new Aftermath(tools.store, game);
    this.announcer = new Announcer((what) => this.later(() => this.announceNow(what)));
    this.clock = new DecisionClock(() => this.later(() => this.timeOut()));
    this.bots = new BotSeats(this.forBots(), tools.botPause, (seat, reason) =>
      tools.log.error({ table: record.id, seat, reason }, "a bot's answers are refused"),
    );
    this.beforehand = new BeforehandAnswers(
      tools.botPause,
      () => this.play?.beforehand ?? [],
      ({ seat, question }) => this.atTable(seat, undefined, (play) => play.takeBeforehand(seat, question)),
    );
    this.seatBots();
  }

  /** Brings the game into memory, and starts it if all seats are taken and nobody has yet. */
  open(lane: string | null): Promise<void> {
    return this.queue.run(() => this.load(), lane);
  }

  /** Where this table's bots and clocks wait for their turn: with those of other tables from the same address. */
  private get ownLane(): string {
    return this.record.origin ?? this.record.creator;
  }

  /** Nothing under way and nobody looking: the table may leave memory. */
  get idle(): boolean {
    return this.audience.empty && this.queue.idle && !this.bots.busy && !this.beforehand.busy && !this.clock.running;
  }

  seatOf(player: string | null): Seat | null {
    return seatOf(this.record.seats, player);
  }

  viewOf(who: Observer): TableView<unknown> | null {
    return this.play?.viewOf(who) ?? null;
  }

  /** Takes a command of a seat; of its sender, where one is named, only while the seat is the sender's own. */
  async submit(seat: Seat, command: string, wish: Wish, from?: Sender): Promise<Reply> {
    if (!isPlayersOwn(command)) return MALFORMED;
    return this.atTable(seat, from, (play) => play.take(seat, command, { ...wish, seat } as Input));
  }

  /** Takes a seat's last answer back, or asks the others for their consent. */
  async undo(seat: Seat, command: string, from?: Sender): Promise<Reply> {
    if (!isPlayersOwn(command)) return MALFORMED;
    return this.reconsider(seat, from, (play) => this.undoing.undo(play, seat, command));
  }

  consent(seat: Seat, agree: boolean, from?: Sender): Promise<Reply> {
    return this.reconsider(seat, from, (play) => this.undoing.consent(play, seat, agree));
  }

  /** What is asked of the others, or withdrawn, leaves no row: they hear of it all the same. */
  private reconsider(seat: Seat, from: Sender | undefined, job: (play: Play) => Promise<Taken>): Promise<Reply> {
    return this.atTable(seat, from, async (play) => {
      const taken = await job(play);
      if (taken.reply.ok && taken.rows.length === 0) this.tellTable("now");
      return taken;
    });
  }

  /** Says something to the table, or apart to one other seat or several. */
  say(seat: Seat, command: string, whom: Hearers, words: string, from?: Sender): Promise<Reply> {
    const text = words.trim();
    const to = Array.isArray(whom) ? [...whom].sort((a, b) => a - b) : whom;
    return this.queue.run(async () => {
      try {
        await this.load();
        if (this.hasLeft(seat, from)) return NOT_SEATED;
        const before = await this.talk.saidBy(seat, command);
        if (before !== null) return { ok: true, seq: before };
        const hearers = hearersOf(to);
        if (hearers && !areThere(this.record.seats, hearers, seat))
          return { ok: false, refusal: refuse("nobodyThere") };
        const why = this.talk.whyNot(seat, text) ?? this.play?.whyNoTalk(seat, hearers) ?? null;
        if (why) return { ok: false, refusal: why };
        const { line, fresh } = await this.talk.say(command, { seat, to, text });
        const heard = encode({ t: "said", table: this.id, line });
        for (const [who, watchers] of this.audience.groups(this.observerOf))
          if (fresh && isFor(line, who)) for (const watcher of watchers) watcher.send(heard);
        return { ok: true, seq: line.id };
      } catch (fault) {
        this.report(fault, "the store failed");
        return { ok: false, refusal: refuse("unavailable") };
      }
    }, from?.lane);
  }

  /** Does something with the game under way; what comes of it is on disk before anybody hears of it. */
  private atTable(seat: Seat, from: Sender | undefined, job: (play: Play) => Promise<Taken>): Promise<Reply> {
    return this.queue.run(async () => {
      try {
        await this.load();
        if (this.hasLeft(seat, from)) return NOT_SEATED;
        if (!this.play) return { ok: false, refusal: refuse(this.unshowable ? "frozen" : "notStarted") };
        const { reply, rows } = await job(this.play);
        if (rows.length > 0) this.moved(rows);
        return reply;
      } catch (fault) {
        // The row may or may not be on disk: forget the game, and let the log say.
        this.play = null;
        this.report(fault, "the store failed");
        return { ok: false, refusal: refuse("unavailable") };
      }
    }, from?.lane);
  }

  /** Who has given the seat up while the command waited has no say any more. */
  private hasLeft(seat: Seat, from: Sender | undefined): boolean {
    return from !== undefined && this.seatOf(from.player) !== seat;
  }

  private forBots(): BotTable {
    const at = () => this.play?.at ?? 0;
    return {
      get at() {
        return at();
      },
      viewOf: (seat) => this.viewOf(seat),
      submit: (seat, name, wish) =>
        this.atTable(seat, undefined, (play) => play.take(seat, ownCommand("bot", name), { ...wish, seat } as Input)),
      turn: (think) =>
        void this.turns
          .ofServer(this.ownLane)
          .then(think)
          .catch((fault: unknown) => this.report(fault, "a bot could not think")),
    };
  }

  /** Shows a watcher the whole table. All who come while that waits for its turn are shown in together, and once. */
  follow(watcher: Watcher): Promise<void> {
    this.arriving.add(watcher);
    this.showing ??= this.queue.run(() => this.showIn(), `to ${this.id}`);
    return this.showing;
  }

  private async showIn(): Promise<void> {
    this.showing = null;
    const arriving = [...this.arriving];
    this.arriving.clear();
    await this.refresh();
    this.publish();
    for (const watcher of arriving) this.audience.add(watcher);
    await this.sendTable(grouped(arriving, (player) => this.observerOf(player)));
    if (arriving.some(({ player }) => this.seatOf(player) !== null)) this.announce();
  }

  leave(watcher: Watcher): void {
    if (this.audience.remove(watcher) && this.seatOf(watcher.player) !== null) this.announce();
  }

  /** Sits a player down, at this seat or at the first open one, and starts the game if that was the last. */
  join(player: string, wanted: Seat | undefined, lane = player): Promise<"seated" | "seatTaken" | "nameTaken"> {
    return this.queue.run(async () => {
      await this.refresh();
      if (this.seatOf(player) !== null) return "seated";
      const seat = wanted ?? this.record.seats.findIndex(({ kind }) => kind === "open");
      if (await passesForAnother(this.tools.store, this.record.seats, player)) return "nameTaken";
      if (!(await this.tools.store.takeSeat(this.id, seat, player))) return "seatTaken";
      await this.refresh();
      this.announce();
      return "seated";
    }, lane);
  }

  /** DK-RUL-104: a player leaves for good. A bot that sees the same goes on, or the seat is open again before the game. */
  giveUp(player: string, lane = player): Promise<"left" | "notSeated" | "over"> {
    return this.queue.run(async () => {
      await this.refresh();
      const seat = this.seatOf(player);
      if (seat === null) return "notSeated";
      const { status } = this.record;
      const bot = status === "open" ? null : replacementAt(this.game.id);
      if (status === "over" || !(await this.tools.store.leaveSeat(this.id, seat, player, status, bot))) return "over";
      await this.refresh();
      const { rows } = this.play ? await this.undoing.leave(this.play, seat) : { rows: [] };
      this.moved(rows);
      this.tellTable("now");
      return "left";
    }, lane);
  }

  summary(player: string | null, lane: string | null = null): Promise<TableSummary> {
    return this.queue.run(() => this.describe(this.observerOf(player)), lane);
  }

  /** A moment of a game that is over, as this player could see it then. */
  moment(
    player: string | null,
    at: number,
    lane: string | null = null,
  ): Promise<Moment | "notOver" | "notRetold" | "noMoment"> {
    return this.afterwards(
      lane,
      async (retelling) => (await retelling.moment(this.observerOf(player), at)) ?? "noMoment",
    );
  }

  /** What there is to look at in it. */
  outline(player: string | null, lane: string | null = null): Promise<Outline | "notOver" | "notRetold"> {
    return this.afterwards(lane, (retelling) => retelling.outline(this.observerOf(player)));
  }

  private afterwards<T>(
    lane: string | null,
    job: (retelling: Retelling) => T | Promise<T>,
  ): Promise<T | "notOver" | "notRetold"> {
    return this.queue.run(async () => {
      await this.refresh();
      return this.aftermath.retold(this.record, job);
    }, lane);
  }

  /** Tells the audience anew who sits here and who is there; soon, and once for many changes. */
  announce(): void {
    this.announcer.soon("company");
  }

  /** Tells the whole table anew: to everybody, or to those who know of these rows. */
  private tellTable(when: "now" | "soon", rows: readonly LogRow[] | null = null): void {
    this.retold = rows && this.retold ? [...this.retold, ...rows] : null;
    this.announcer[when]("table");
  }

  private async announceNow(what: News): Promise<void> {
    if (this.audience.empty) return;
    const company = JSON.stringify(await this.describe("public"));
    const known = company === this.company;
    this.company = company;
    const groups = this.audience.groups(this.observerOf);
    if (what === "table") {
      const rows = this.retold;
      this.retold = [];
      return this.sendTable([...groups].filter(([who]) => rows === null || concerns(rows, who)));
    }
    // Who went and came back before anybody was told has been there all the time.
    if (known) return;
    for (const [who, watchers] of groups) {
      const text = encode({ t: "company", table: await this.described(who) });
      for (const watcher of watchers) watcher.send(text);
    }
  }

  /** Finishes what has been taken on. */
  async close(): Promise<void> {
    this.closed = true;
    this.bots.stop();
    this.beforehand.stop();
    this.clock.stop();
    this.announcer.stop();
    await this.queue.run(async () => {
      this.publish();
      await this.play?.saveSnapshot();
    });
    // What the last command left to be done comes after it.
    await this.queue.drained();
  }

  private async load(): Promise<void> {
    if (this.play || this.unshowable || this.record.seats.some(({ kind }) => kind === "open")) return;
    this.play = await this.openPlay();
    if (!this.play) return;
    await this.undoing.refresh(this.record);
    if (this.record.status === "open") await this.setStatus("running");
    this.moved([]);
    this.tellTable("soon");
  }

  /** The game; null where these rules cannot show even how it began. It is then told from what is agreed about it. */
  private async openPlay(): Promise<Play | null> {
    try {
      return await Play.open(this.record, this.game, this.tools.store, this.tools.log);
    } catch (fault) {
      if (!(fault instanceof BrokenLog)) throw fault;
      this.unshowable = true;
      this.report(fault, "a game is kept as it stands: other rules");
      return null;
    }
  }

  /** Reads what others may have written: players who sat down, rows that were added through another server. */
  private async refresh(): Promise<void> {
    if (this.record.status !== "over") {
      this.record = (await this.tools.store.table(this.id)) ?? this.record;
      this.seatBots();
    }
    await this.load();
    const rows = (await this.play?.catchUp()) ?? [];
    if (this.play) await this.undoing.refresh(this.record);
    if (rows.length > 0) this.moved(rows);
  }

  /** The game has moved on by rows that are on disk. Everybody hears of it after the sender's acknowledgement. */
  private moved(rows: readonly LogRow[]): void {
    this.news.push(...rows);
    setImmediate(() => this.tell());
    if (!this.play) return;
    if (this.play.over && this.record.status !== "over") this.later(() => this.finish());
    else if (this.play.snapshotDue) this.later(async () => this.play?.saveSnapshot());
  }

  private tell(): void {
    try {
      this.publish();
      if (this.closed) return;
      this.bots.prompt();
      this.beforehand.prompt();
      this.clock.set(this.play?.due ?? null);
    } catch (fault) {
      this.report(fault, "the news could not be told");
    }
  }

  private publish(): void {
    const rows = this.news;
    this.news = [];
    const { play } = this;
    if (!play || rows.length === 0) return;
    // The story itself has changed: those who know of it get the whole table.
    if (goBack(rows)) this.tellTable("now", rows);
    else
      this.audience.tell(this.observerOf, (who) => {
        const update = play.updateFor(rows, who);
        const undo = this.undoing.stateFor(play, who);
        return update && { t: "update", table: this.id, ...update, undo, ...shownClock(play, update.view) };
      });
  }

  /** Time is up for those who are asked: the rules' default answers count as theirs. */
  private async timeOut(): Promise<void> {
    try {
      await this.refresh();
      const due = this.play?.due ?? null;
      const rows = due !== null && due <= performance.now() ? await this.play!.timeOut() : [];
      if (rows.length > 0) this.moved(rows);
      else if (due !== null && due > performance.now()) this.clock.set(due);
    } catch (fault) {
      this.play = null;
      this.report(fault, "the store failed");
      if (!this.closed) this.clock.set(performance.now() + TIME_OUT_AGAIN_MS);
    }
  }

  /** A bot for every seat that has one by now. */
  private seatBots(): void {
    for (const [seat, taken] of this.record.seats.entries())
      if (taken.kind === "bot" && !this.bots.has(seat))
        this.bots.add(seat, this.tools.createBot(this.game.id, taken.level));
  }

  private async finish(): Promise<void> {
    await this.play?.saveSnapshot();
    await this.setStatus("over");
    this.tellTable("soon");
  }

  private async setStatus(status: TableRecord["status"]): Promise<void> {
    await this.tools.store.setStatus(this.id, status);
    this.record = { ...this.record, status };
  }

  private async sendTable(groups: Iterable<[Observer, readonly Watcher[]]>): Promise<void> {
    const stories = new Stories(this.play?.told ?? this.game, async (rows) => (await this.play?.latest(rows)) ?? []);
    for (const [who, watchers] of groups) {
      const table = await this.described(who);
      const view = this.viewOf(who);
      const journal = view ? await stories.of(who, view.seq) : [];
      const clock = shownClock(this.play, view);
      const chat = await this.talk.heardBy(who);
      const undo = this.undoing.stateFor(this.play, who);
      const text = encode({ t: "table", table, view: view && { ...view }, journal, chat, undo, ...clock });
      for (const watcher of watchers) watcher.send(text);
    }
  }

  /** With how long it lasted, where it is over. */
  private async described(who: Observer): Promise<TableSummary> {
    return { ...(await this.describe(who)), ...(await this.aftermath.length(this.record)) };
  }

  private describe(who: Observer): Promise<TableSummary> {
    return describe(this.tools.store, this.record, who, {
      waiting: this.viewOf("public")?.waiting ?? null,
      isOnline: (player) => this.audience.isOnline(player),
      pack: this.pack,
      frozen: this.unshowable || (this.play?.frozen ?? false),
    });
  }

  private readonly observerOf = (player: string | null): Observer => this.seatOf(player) ?? "public";

  /** Queues something nobody waits for. */
  private later(job: () => Promise<void>): void {
    this.queue.run(job).catch((fault: unknown) => this.report(fault, "a table could not finish a task"));
  }

  private report(fault: unknown, what: string): void {
    this.tools.log.error({ table: this.id, fault: whereItBroke(fault) }, what);
  }
}
