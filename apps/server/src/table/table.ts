import { sentenceOf } from "@paravent/bots";
import type { Game, Input, Observer, Seat, TableView } from "@paravent/kernel";
import type { Hearers, TableSummary, Whereabouts } from "@paravent/protocol";
import { whereItBroke } from "../logging/faults.ts";
import type { Played } from "../packs/library.ts";
import type { WhyKept } from "../store/damage.ts";
import type { Change, Led } from "../store/feed.ts";
import type { LogRow, TableRecord } from "../store/store.ts";
import { Absences, type AbsenceTable } from "./absences.ts";
import { standingOf, type Welcome, welcomeOf } from "./admission.ts";
import type { Watcher } from "./audience.ts";
import type { Awaited } from "./awaited.ts";
import { Clockwork, type SelfMovingTable } from "./clockwork.ts";
import { ownCommand, type Reply, type SeatInput, type Sender } from "./command.ts";
import { type CommandedTable, Commands } from "./commands.ts";
import { Counsel } from "./counsel.ts";
import { type EndingTable, Finishing } from "./finishing.ts";
import { Followers } from "./followers.ts";
import { Lending } from "./lending.ts";
import { openPlay } from "./open-play.ts";
import { Past } from "./past.ts";
import type { Play } from "./play.ts";
import { SerialQueue } from "./queue.ts";
import { Replays } from "./replays.ts";
import { Room, type RoomTable } from "./room.ts";
import { botAt, seatOf } from "./seating.ts";
import type { Scene } from "./showing.ts";
import { Standstills } from "./standstills.ts";
import { Talk } from "./talk.ts";
import { Timekeeper } from "./timekeeper.ts";
import { knowsBot, type TableTools } from "./tools.ts";
import { Undoing } from "./undoing.ts";

/** After a failure of the store, time runs out again this much later. */
const TIME_OUT_AGAIN_MS = 5_000;

/**
 * One table: its game, those who sit there and those who follow it. Everything that reads or changes the game passes
 * through one queue: submit → rules on a copy → row on disk → acknowledgement → everybody's view.
 */
export class Table {
  readonly id: string;
  /** The table before the game. */
  readonly room: Room;
  /** The game once it is over. */
  readonly past: Past;
  /** Those who do not play in person. */
  readonly absences: Absences;
  readonly counsel: Counsel;
  /** Those who agree to be watched. */
  readonly lending: Lending;
  private readonly commands: Commands;
  private record: TableRecord;
  private readonly game: Game;
  private readonly pack: Played["pack"];
  private readonly tools: TableTools;
  private readonly queue: SerialQueue;
  private readonly followers: Followers;
  private readonly clockwork: Clockwork;
  private readonly finishing: Finishing;
  private readonly standstills: Standstills;
  private readonly time: Timekeeper;
  private readonly talk: Talk;
  private readonly undoing: Undoing;
  private readonly replays: Replays;
  /** Null before the game has started, and when nobody knows what the log holds: then it is read again. */
  private play: Play | null = null;
  /** The game began under rules that are not these, and these cannot show it. */
  private unshowable: WhyKept | null = null;
  private closed = false;

  constructor(record: TableRecord, { game, pack }: Played, tools: TableTools) {
    this.id = record.id;
    this.record = record;
    this.game = game;
    this.pack = pack;
    this.tools = tools;
    this.queue = new SerialQueue(tools.turns, this.ownLane);
    this.talk = new Talk(record.id, tools.store);
    this.undoing = new Undoing(record, tools.store);
    this.replays = new Replays(tools.store, game, record.id);
    this.past = new Past(this.replays, {
      record: () => this.record,
      observerOf: this.observerOf,
      inTurn: (lane, job) => this.afterwards(lane, job),
      store: tools.store,
      thinkers: tools.thinkers,
    });
    this.followers = new Followers(record.id, {
      scene: () => this.scene,
      refresh: () => this.refresh(),
      inTurn: (job, lane) => this.queue.run(job, lane),
      later: (job) => this.later(job),
      unawaited: (done, otherwise) => this.unawaited(done, otherwise),
      elsewhere: tools.elsewhere,
    });
    this.room = new Room(this.forRoom());
    this.standstills = new Standstills(record);
    this.time = new Timekeeper({ record: () => this.record, play: () => this.play, standstills: this.standstills });
    this.absences = new Absences(this.forAbsences());
    this.counsel = new Counsel({
      record: () => this.record,
      play: () => this.play,
      seatOf: (player) => this.seatOf(player),
      inTurn: (lane, job) => this.afterwards(lane, job),
      tools,
    });
    this.lending = new Lending({
      store: tools.store,
      record: () => this.record,
      play: () => this.play,
      inTurn: (lane, job) => this.afterwards(lane, job),
      announce: () => this.announce(),
    });
    this.commands = new Commands(this.forCommands());
    this.finishing = new Finishing(game, this.forFinishing(), tools);
    this.clockwork = new Clockwork(record.id, this.forClockwork(), tools);
    this.clockwork.seat(record);
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
    return this.followers.empty && this.queue.idle && !this.clockwork.busy;
  }

  seatOf(player: string | null): Seat | null {
    return seatOf(this.record.seats, player);
  }

  viewOf(who: Observer): TableView<unknown> | null {
    return this.play?.viewOf(who) ?? null;
  }

  submit(seat: Seat, command: string, input: SeatInput, from?: Sender): Promise<Reply> {
    return this.commands.submit(seat, command, input, from);
  }

  undo(seat: Seat, command: string, from?: Sender): Promise<Reply> {
    return this.commands.undo(seat, command, from);
  }

  consent(seat: Seat, agree: boolean, from?: Sender): Promise<Reply> {
    return this.commands.consent(seat, agree, from);
  }

  /** Somebody who watches says something to the others who do. */
  comment(player: string, command: string, words: string, from?: Sender): Promise<Reply> {
    return this.commands.comment(player, command, words, from);
  }

  say(seat: Seat, command: string, whom: Hearers, words: string, from?: Sender): Promise<Reply> {
    return this.commands.say(seat, command, whom, words, from);
  }

  private forCommands(): CommandedTable {
    const { absences, counsel, followers, talk, undoing } = this;
    return {
      record: () => this.record,
      seatOf: (player) => this.seatOf(player),
      inTurn: (job, lane) => this.queue.run(job, lane),
      load: async () => {
        await this.load();
        return this.play ?? this.unshowable ?? "notStarted";
      },
      moved: ({ rows }) => rows.length > 0 && this.moved(rows),
      failed: (fault, lost) => {
        // The log says how far the game got.
        if (lost === "game") this.play = null;
        this.report(fault, "the store failed");
      },
      absences,
      counsel,
      followers,
      talk,
      undoing,
    };
  }

  private forClockwork(): SelfMovingTable {
    const { turns } = this.tools;
    return {
      play: () => this.play,
      due: () => this.time.due,
      takeBeforehand: (seat, question) =>
        this.commands.inGame(seat, undefined, (play) => play.takeBeforehand(seat, question)),
      timeOut: () => this.later(() => this.timeOut()),
      at: () => this.play?.at ?? 0,
      viewOf: (seat) => this.viewOf(seat),
      submit: (seat, name, input) =>
        this.commands.inGame(seat, undefined, (play) =>
          play.take(seat, ownCommand("bot", name), { ...input, seat } as Input),
        ),
      explain: (seat, name, { seat: to, reason }) => {
        const words = sentenceOf(this.game.id, this.record.language, reason);
        // Where the rules close talk, the answer stands for itself.
        if (words !== null && this.record.seats[to]?.kind === "person")
          this.unawaited(
            this.say(seat, ownCommand("bot", name), to, words).then(() => {}),
            "a bot could not speak",
          );
      },
      lane: this.ownLane,
      turn: (think) => this.unawaited(turns.ofServer(this.ownLane).then(think), "a bot could not think"),
    };
  }

  private forFinishing(): EndingTable {
    return {
      record: () => this.record,
      put: (record) => {
        this.record = record;
      },
      play: () => this.play,
      tell: () => this.followers.tellTable("soon"),
      isThere: (player) => this.followers.awayFor(player) === 0,
      unawaited: (done, otherwise) => this.unawaited(done, otherwise),
    };
  }

  private forRoom(): RoomTable {
    const { id, game, tools } = this;
    return {
      id,
      game,
      store: tools.store,
      record: () => this.record,
      hasBot: (level) => knowsBot(tools, game.id, level),
      inTurn: (job, lane) => this.queue.run(job, lane),
      refresh: () => this.refresh(),
      seatsChanged: () => this.seatsChanged(),
    };
  }

  private forAbsences(): AbsenceTable {
    const { id, tools } = this;
    return {
      id,
      store: tools.store,
      record: () => this.record,
      play: () => this.play,
      inTurn: (job, lane) => this.queue.run(job, lane),
      refresh: () => this.refresh(),
      seatChanged: (seat) => this.seatChanged(seat),
      awayFor: (player) => this.followers.awayFor(player),
      time: this.time,
      standstills: this.standstills,
    };
  }

  /** Something is another way in this seat. A bot agrees to what is asked of the table, and asks for nothing itself. */
  private async seatChanged(seat: Seat): Promise<void> {
    await this.refresh();
    const isBot = botAt(this.record.seats[seat]!) !== null;
    const { rows } = isBot && this.play ? await this.undoing.leave(this.play, seat) : { rows: [] };
    this.moved(rows);
    this.followers.tellTable("now");
  }

  /** Somebody sits elsewhere than before: all are told, and who is not welcome any more is shown out. */
  private async seatsChanged(): Promise<void> {
    await this.followers.showOut((player) => this.welcomes(player));
    this.announce();
  }

  /** Shows a watcher the whole table, now and whenever it changes. */
  follow(watcher: Watcher): Promise<void> {
    return this.followers.add(watcher);
  }

  /** Shows the others who look at the game where one is. */
  lead(watcher: Watcher, where: Whereabouts | null): ReturnType<Followers["lead"]> {
    return this.followers.lead(watcher, where);
  }

  /** Somebody shows those who look at the game where they are, through another process. */
  led(notice: Led, process: string): void {
    this.later(() => this.followers.ledElsewhere(notice, process));
  }

  /** Another process is no more: who was here through it is not. */
  forget(process: string): void {
    this.followers.forget(process);
  }

  leave(watcher: Watcher): void {
    this.followers.remove(watcher);
  }

  /** Sits a player down, at this seat or at the first there is for them. */
  join(player: string, wanted: Seat | undefined, lane = player, entropy?: string): ReturnType<Room["join"]> {
    return this.room.join(player, wanted, lane, entropy);
  }

  /** A player leaves for good. */
  giveUp(player: string, lane = player): ReturnType<Absences["giveUp"]> {
    return this.absences.giveUp(player, lane);
  }

  welcomes(player: string | null): Promise<Welcome> {
    return welcomeOf(this.tools.store, this.record, player);
  }

  summary(player: string | null, lane: string | null = null): Promise<TableSummary> {
    return this.queue.run(async () => {
      const standing = await standingOf(this.tools.store, this.record, player);
      return { ...(await this.followers.summary(this.observerOf(player))), ...(standing && { standing }) };
    }, lane);
  }

  /** Whom this table waits for, as everybody may know; null where it waits for nobody. */
  awaited(): Promise<Awaited | null> {
    return this.afterwards(null, async () => this.followers.away.awaited());
  }

  private afterwards<T>(lane: string | null, job: () => Promise<T>): Promise<T> {
    return this.queue.run(async () => {
      await this.refresh();
      return job();
    }, lane);
  }

  /** Another process has written something about this table. */
  heard({ what, line }: Change): void {
    this.later(async () => {
      if (line) return this.followers.passOn(await this.talk.line(line.seat, line.command));
      await this.refresh();
      if (what === "undo") this.followers.tellTable("now");
      if (what === "seats") await this.seatsChanged();
    });
  }

  /** Another process asks who is here, or may have missed it. */
  tellElsewhere(): void {
    this.followers.tellElsewhere(true);
  }

  /** Tells those who follow the table anew who sits here and who is there. */
  announce(): void {
    this.followers.announce();
  }

  /** Finishes what has been taken on. */
  async close(): Promise<void> {
    this.closed = true;
    this.clockwork.stop();
    this.followers.stop();
    await this.queue.run(async () => {
      this.followers.publish();
      await this.play?.saveSnapshot();
    });
    // What the last command left to be done comes after it.
    await this.queue.drained();
  }

  private async load(): Promise<void> {
    if (this.play || this.unshowable || this.record.seats.some(({ kind }) => kind === "open")) return;
    const opened = await openPlay(this.record, this.game, this.tools.store, this.tools.log);
    if (this.record.status === "over") this.finishing.writeDown();
    if (typeof opened === "string") {
      this.unshowable = opened;
      return;
    }
    this.play = opened;
    await this.undoing.refresh(this.record, this.play);
    await this.lending.refresh();
    if (this.record.status === "open") await this.finishing.setStatus("running");
    this.moved([]);
    this.followers.tellTable("soon");
  }

  /** Reads what others may have written: players who sat down, rows that were added through another server. */
  private async refresh(): Promise<void> {
    let hasNewBot = false;
    if (this.record.status !== "over") {
      this.record = (await this.tools.store.table(this.id)) ?? this.record;
      hasNewBot = this.clockwork.seat(this.record);
      this.time.seat();
    }
    // All have agreed elsewhere to go on from where the rules still tell the same.
    if (await this.play?.hasGoneOn()) this.play = null;
    await this.load();
    const rows = (await this.play?.catchUp()) ?? [];
    if (this.play) await this.undoing.refresh(this.record, this.play);
    await this.absences.refresh();
    // A bot that another process has put in plays here as well: of two that answer for it one is heard.
    if (rows.length > 0 || hasNewBot) this.moved(rows);
    else if (!this.closed) this.clockwork.clock.set(this.time.due);
  }

  /** The game has moved on by rows that are on disk. Everybody hears of it after the sender's acknowledgement. */
  private moved(rows: readonly LogRow[]): void {
    this.followers.note(rows);
    setImmediate(() => this.tell());
    if (!this.play) return;
    if (this.play.over && this.record.status !== "over") this.later(() => this.finishing.finish());
    else if (this.play.snapshotDue) this.later(async () => this.play?.saveSnapshot());
  }

  private tell(): void {
    try {
      this.followers.publish();
      if (this.closed) return;
      this.followers.away.note();
      if (this.absences.hasNews()) this.followers.announce();
      this.clockwork.prompt();
      this.lending.note();
      this.play?.forgetViews(!this.followers.empty);
    } catch (fault) {
      this.report(fault, "the news could not be told");
    }
  }

  private async timeOut(): Promise<void> {
    try {
      await this.refresh();
      const rows = await this.absences.timeUp(this.time.late());
      if (rows.length > 0) this.moved(rows);
      else this.clockwork.clock.set(this.time.due);
      if (this.absences.hasNews()) this.followers.announce();
    } catch (fault) {
      this.play = null;
      this.report(fault, "the store failed");
      if (!this.closed) this.clockwork.clock.set(performance.now() + TIME_OUT_AGAIN_MS);
    }
  }

  /** Has kept how the game ended, unless that is done. */
  keepResult(): Promise<void> {
    return this.finishing.keepResult();
  }

  private get scene(): Scene {
    const { record, game, pack, play, unshowable, talk, undoing, replays, time, absences, lending } = this;
    const { store } = this.tools;
    const offeredTo = (seat: Seat) => (play && this.tools.offeredTo?.(record.game, play.viewOf(seat).game, seat)) ?? [];
    return { store, record, game, pack, play, unshowable, time, absences, talk, undoing, replays, lending, offeredTo };
  }

  private readonly observerOf = (player: string | null): Observer => this.seatOf(player) ?? "public";

  /** Queues something nobody waits for. */
  private later(job: () => Promise<void>): void {
    this.unawaited(this.queue.run(job), "a table could not finish a task");
  }

  private unawaited(done: Promise<void>, otherwise: string): void {
    done.catch((fault: unknown) => this.report(fault, otherwise));
  }

  private report(fault: unknown, what: string): void {
    this.tools.log.error({ table: this.id, fault: whereItBroke(fault) }, what);
  }
}
