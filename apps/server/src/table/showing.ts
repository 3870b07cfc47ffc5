import type { Game, Observer, Seat } from "@paravent/kernel";
import type { TableSummary } from "@paravent/protocol";
import type { Played } from "../packs/library.ts";
import type { WhyKept } from "../store/damage.ts";
import type { Store, TableRecord } from "../store/store.ts";
import type { Lens } from "../told/lens.ts";
import { JOURNAL_ENTRIES } from "../told/room.ts";
import type { Absences } from "./absences.ts";
import { encode, type Watcher } from "./audience.ts";
import { describe } from "./describe.ts";
import { Stories } from "./journal.ts";
import type { LateWatcher } from "./late-watcher.ts";
import type { Lending } from "./lending.ts";
import type { Play } from "./play.ts";
import type { Replays } from "./replays.ts";
import type { Talk } from "./talk.ts";
import type { Timekeeper } from "./timekeeper.ts";
import type { Undoing } from "./undoing.ts";
import type { Updates } from "./updates.ts";

/** All there is to show of a table at this moment. */
export interface Scene {
  readonly store: Store;
  readonly record: TableRecord;
  readonly game: Game;
  readonly pack: Played["pack"];
  readonly play: Play | null;
  /** Why these rules cannot show the game; null where they can. */
  readonly unshowable: WhyKept | null;
  readonly time: Timekeeper;
  readonly absences: Absences;
  readonly talk: Talk;
  readonly undoing: Undoing;
  readonly replays: Replays;
  readonly lending: Lending;
  /** Who has an offer for a seat that it has not answered. */
  offeredTo(seat: Seat): readonly Seat[];
}

/** Shows a whole table, or the company at it, to each as they may see it. */
export class Showing {
  private readonly scene: () => Scene;
  private readonly isOnline: (player: string) => boolean;
  private readonly updates: Updates;
  /** The company as everybody was last told of it. */
  private lastCompany = "";

  constructor(scene: () => Scene, isOnline: (player: string) => boolean, updates: Updates) {
    this.scene = scene;
    this.isOnline = isOnline;
    this.updates = updates;
  }

  /** A table as this observer sees it from outside the game. */
  async summary(who: Observer): Promise<TableSummary> {
    const { store, record, play, pack, unshowable, absences, lending } = this.scene();
    const kept = unshowable ?? play?.kept ?? null;
    return describe(store, record, who, {
      waiting: play?.viewOf("public").waiting ?? null,
      isOnline: this.isOnline,
      shown: record.status === "running" ? lending.players : new Set(),
      absenceOf: (seat) => absences.shown(seat),
      provable: play?.isProvable ?? record.status === "open",
      pack,
      next: await this.next(),
      kept: kept && (await this.keptLens(who)) ? null : kept,
    });
  }

  private async next(): Promise<string | null> {
    const { store, record } = this.scene();
    return record.status === "over" ? store.nextOf(record.id) : null;
  }

  /** What was kept of a game that is over, where these rules cannot tell it to its end. */
  private async keptLens(who: Observer): Promise<Lens | null> {
    const { record, play, replays } = this.scene();
    return record.status !== "over" || play?.tellsAll ? null : replays.kept(who);
  }

  /** Whether the company is another than the one everybody was last told of. */
  async noteCompany(): Promise<boolean> {
    const before = this.lastCompany;
    this.lastCompany = JSON.stringify([await this.summary("public"), await this.next()]);
    // Who went and came back before anybody was told has been there all the time.
    return this.lastCompany !== before;
  }

  async company(groups: Iterable<[Observer, readonly Watcher[]]>): Promise<void> {
    for (const [who, watchers] of groups) {
      const text = encode({ t: "company", table: await this.described(who) });
      for (const watcher of watchers) watcher.send(text);
    }
  }

  /** What is to be seen at once of a table whose game those who watch see later: who sits there. */
  async outside(watchers: readonly LateWatcher[]): Promise<void> {
    if (watchers.length === 0) return;
    const table = await this.described("public");
    const undo = { mine: null, asked: null };
    const text = encode({ t: "table", table, view: null, journal: [], chat: [], undo });
    for (const watcher of watchers) watcher.tellNow(text);
  }

  async table(groups: Iterable<[Observer, readonly Watcher[]]>): Promise<void> {
    const { play, game, talk, undoing, record, time } = this.scene();
    const stories = new Stories(play?.told ?? game, async (rows) => (await play?.latest(rows)) ?? []);
    for (const [who, watchers] of groups) {
      const table = await this.described(who);
      const lens = await this.keptLens(who);
      const last = lens?.moment(lens.length - 1, JOURNAL_ENTRIES);
      const view = last?.view ?? play?.viewOf(who) ?? null;
      const journal = last?.journal ?? (view ? await stories.of(who, view.seq) : []);
      const clock = last ? {} : time.shown(play?.viewOf(who) ?? null);
      const chat = await talk.heardBy(who, record);
      const undo = undoing.stateFor(play, who);
      const shown = view && { ...view };
      this.updates.whole(watchers, { t: "table", table, view: shown, journal, chat, undo, ...clock });
    }
  }

  /** With how long it lasted, where it is over. */
  private async described(who: Observer): Promise<TableSummary> {
    const { replays, record } = this.scene();
    return { ...(await this.summary(who)), ...(await replays.length(record)) };
  }
}
