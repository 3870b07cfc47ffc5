import type { Observer } from "@paravent/kernel";
import { ChangeTexts, type ChatLine, type TableSummary, type Whereabouts } from "@paravent/protocol";
import type { Led } from "../store/feed.ts";
import type { LogRow } from "../store/store.ts";
import type { Welcome } from "./admission.ts";
import { Announcer, type News } from "./announcer.ts";
import { Arrivals } from "./arrivals.ts";
import { Audience, encode, grouped, type Watcher } from "./audience.ts";
import { AwayCalls } from "./away.ts";
import type { Elsewhere } from "./elsewhere.ts";
import { readyRow } from "./journal.ts";
import { LateWatcher } from "./late-watcher.ts";
import { BEHIND_MS } from "./lent-views.ts";
import { Review } from "./review.ts";
import { concerns, goBack } from "./rewinds.ts";
import { seatOf } from "./seating.ts";
import { type Scene, Showing } from "./showing.ts";
import { isFor } from "./talk.ts";
import { Updates } from "./updates.ts";

/** What those who follow a table need of it. */
export interface FollowedTable {
  scene(): Scene;
  /** Reads what others may have written. */
  refresh(): Promise<void>;
  /** Does something in the table's turn: for somebody who waits for it in this lane, or for nobody. */
  inTurn(job: () => Promise<void>, lane: string): Promise<void>;
  later(job: () => Promise<void>): void;
  /** Lets something be done that nobody waits for. */
  unawaited(done: Promise<void>, otherwise: string): void;
  readonly elsewhere: Elsewhere;
}

/** Those who follow one table, and what they are told of it: each what they perceive, and nothing when that is nothing. */
export class Followers {
  private readonly id: string;
  private readonly table: FollowedTable;
  private readonly audience = new Audience();
  /** Where those who watch see the game later: each of them, by who they are otherwise. */
  private readonly late = new Map<Watcher, LateWatcher>();
  private readonly review: Review;
  private readonly updates = new Updates();
  private readonly arrivals: Arrivals;
  private readonly announcer: Announcer;
  private readonly showing: Showing;
  readonly away: AwayCalls;
  /** Rows about which those who know of them are to be told with the whole table; null: everybody is. */
  private retold: readonly LogRow[] | null = [];
  /** Players who sit here and are there through this process, as the others have been told. */
  private present: ReadonlySet<string> = new Set();
  /** When players who sit here were last there, by the clock that only runs forward. */
  private readonly lastThere = new Map<string, number>();
  /** Rows on disk that the audience has not heard of yet. */
  private news: LogRow[] = [];

  constructor(id: string, table: FollowedTable) {
    this.id = id;
    this.table = table;
    this.review = new Review({
      table: id,
      all: () => this.audience.all,
      tellElsewhere: (player, where) => table.elsewhere.lead(id, player, where),
    });
    const isThere = (player: string) => this.isThere(player);
    this.showing = new Showing(() => table.scene(), isThere, this.updates);
    this.away = new AwayCalls(
      () => table.scene(),
      isThere,
      (done) => table.unawaited(done, "somebody could not be called"),
    );
    this.arrivals = new Arrivals(
      (watchers) => this.showIn(watchers),
      (job) => table.inTurn(job, `to ${id}`),
    );
    this.announcer = new Announcer((what) => table.later(() => this.announceNow(what)));
    table.elsewhere.begin(id);
  }

  get empty(): boolean {
    return this.audience.empty;
  }

  private isThere(player: string): boolean {
    return this.audience.isOnline(player) || this.table.elsewhere.isThere(this.id, player);
  }

  /** How long a player has not been there, as far as this process knows, in milliseconds. */
  awayFor(player: string): number {
    if (this.isThere(player)) return 0;
    return performance.now() - (this.lastThere.get(player) ?? Number.NEGATIVE_INFINITY);
  }

  /** Shows a watcher the whole table, now and whenever it changes. */
  add(watcher: Watcher): Promise<void> {
    return this.arrivals.add(this.through(watcher));
  }

  /** By whom a watcher hears of this table: somebody who is late, where that was agreed on. */
  private through(watcher: Watcher): Watcher {
    if (!this.table.scene().record.terms.behind) return watcher;
    const known = this.late.get(watcher);
    const isLate = (player: string | null) =>
      this.observerOf(player) === "public" && this.table.scene().record.status === "running";
    const late = known ?? new LateWatcher(watcher, isLate, BEHIND_MS);
    this.late.set(watcher, late);
    return late;
  }

  remove(gone: Watcher): void {
    const late = this.late.get(gone);
    late?.stop();
    this.late.delete(gone);
    const watcher = late ?? gone;
    this.updates.forget(watcher);
    if (!this.audience.remove(watcher)) return;
    this.review.left(watcher);
    if (!this.isSeated(watcher)) return;
    if (watcher.player !== null) this.lastThere.set(watcher.player, performance.now());
    this.announce();
    this.away.left();
  }

  /** Those for whom the table is not there any more are told so, and follow it no longer. */
  async showOut(welcomes: (player: string | null) => Promise<Welcome>): Promise<void> {
    for (const watcher of this.audience.all) {
      if (this.isSeated(watcher)) continue;
      const welcome = await welcomes(watcher.player);
      if (welcome === "welcome") continue;
      this.audience.remove(watcher);
      this.updates.forget(watcher);
      watcher.send(encode({ t: "fault", reason: welcome }));
    }
  }

  /** Somebody shows the others where they look at the game, which is over; a reason where they cannot. */
  async lead(watcher: Watcher, where: Whereabouts | null): Promise<"notOver" | "ledByAnother" | null> {
    const { record, store } = this.table.scene();
    const name = watcher.player === null ? undefined : (await store.player(watcher.player))?.name;
    const follower = this.late.get(watcher) ?? watcher;
    if (record.status !== "over" || name === undefined || !this.audience.has(follower)) return "notOver";
    return this.review.lead(follower, name, where) ? null : "ledByAnother";
  }

  /** Somebody leads through another process. */
  async ledElsewhere({ player, where }: Led, process: string): Promise<void> {
    const leader = await this.table.scene().store.player(player);
    if (leader) this.review.ledElsewhere(process, leader.name, where);
  }

  /** Another process is no more: nobody leads through it. */
  forget(process: string): void {
    this.review.left(process);
  }

  summary(who: Observer): Promise<TableSummary> {
    return this.showing.summary(who);
  }

  private async showIn(arriving: readonly Watcher[]): Promise<void> {
    await this.table.refresh();
    this.publish();
    const fresh = arriving.filter((watcher) => !this.audience.has(watcher) && !this.isSeated(watcher));
    for (const watcher of arriving) this.audience.add(watcher);
    if (this.table.scene().record.status === "running")
      await this.showing.outside(fresh.filter((watcher) => watcher instanceof LateWatcher));
    await this.showing.table(grouped(arriving, this.observerOf));
    for (const watcher of arriving) this.review.greet(watcher);
    const seated = arriving.filter((watcher) => this.isSeated(watcher));
    if (seated.length > 0) this.announce();
    for (const { player } of seated) if (player !== null) this.away.came(player);
  }

  private isSeated({ player }: Watcher): boolean {
    return this.observerOf(player) !== "public";
  }

  /** The game has moved on by these rows; they are told with the next `publish`. */
  note(rows: readonly LogRow[]): void {
    this.news.push(...rows);
  }

  publish(): void {
    const rows = this.news;
    this.news = [];
    const { play, record, undoing, time } = this.table.scene();
    if (!play || rows.length === 0) return;
    // The story itself has changed: those who know of it get the whole table.
    if (goBack(rows)) {
      this.tellTable("now", rows);
      return;
    }
    const texts = new ChangeTexts();
    const told = rows.map(readyRow);
    for (const [who, watchers] of this.audience.groups((player) => seatOf(record.seats, player) ?? "public")) {
      const update = play.updateFor(told, who);
      // That somebody armed a stop, or changed a sealed answer, is private: those who perceive nothing hear nothing.
      if (!update) continue;
      const undo = undoing.stateFor(play, who);
      const clock = time.shown(update.view);
      this.updates.change(watchers, { t: "update", table: record.id, ...update, undo, ...clock }, texts);
    }
  }

  /** Tells a line to whoever may hear it. */
  passOn(line: ChatLine | null): void {
    if (!line) return;
    const { id, status } = this.table.scene().record;
    this.audience.tell(this.observerOf, (who) =>
      isFor(line, who, status === "over") ? { t: "said", table: id, line } : null,
    );
  }

  /** Tells the audience anew who sits here and who is there; soon, and once for many changes. */
  announce(): void {
    this.tellElsewhere();
    this.announcer.soon("company");
  }

  /** Tells the other processes who is here: what has changed, or all of it to one that asks. */
  tellElsewhere(anew = false): void {
    const { elsewhere } = this.table;
    const before = anew ? new Set<string>() : this.present;
    if (anew) this.review.repeat();
    const seated = this.table.scene().record.seats.flatMap((seat) => (seat.kind === "person" ? [seat.player] : []));
    this.present = new Set(seated.filter((player) => this.audience.isOnline(player)));
    for (const player of this.present) if (!before.has(player)) elsewhere.tell(this.id, "here", player);
    for (const player of before) if (!this.present.has(player)) elsewhere.tell(this.id, "away", player);
  }

  /** Tells the whole table anew: to everybody, or to those who know of these rows. */
  tellTable(when: "now" | "soon", rows: readonly LogRow[] | null = null): void {
    this.retold = rows && this.retold ? [...this.retold, ...rows] : null;
    this.announcer[when]("table");
  }

  stop(): void {
    this.table.elsewhere.end(this.id);
    this.announcer.stop();
    this.away.stop();
  }

  private async announceNow(what: News): Promise<void> {
    if (this.audience.empty) return;
    const groups = [...this.audience.groups(this.observerOf)];
    const changed = await this.showing.noteCompany();
    if (what === "table") {
      const rows = this.retold;
      this.retold = [];
      await this.showing.table(groups.filter(([who]) => rows === null || concerns(rows, who)));
    } else if (changed) await this.showing.company(groups);
  }

  private readonly observerOf = (player: string | null): Observer =>
    seatOf(this.table.scene().record.seats, player) ?? "public";
}
