import type { Seat } from "@paravent/kernel";
import type { LogRow, Store, TableRecord } from "../store/store.ts";
import type { VoteRecord } from "../store/time.ts";
import type { Play } from "./play.ts";
import { botAt, replacementAt, seatOf } from "./seating.ts";
import type { ShownStandstill, Standstills } from "./standstills.ts";
import { tellWaiting } from "./tell-waiting.ts";
import type { Late, Timekeeper } from "./timekeeper.ts";

/** What those who are not there need of their table. */
export interface AbsenceTable {
  readonly id: string;
  readonly store: Store;
  record(): TableRecord;
  play(): Play | null;
  /** Does something in the table's turn. */
  inTurn<T>(job: () => Promise<T>, lane: string): Promise<T>;
  /** Reads what others may have written. */
  refresh(): Promise<void>;
  /** Something is another way in this seat from now on; the whole table is told. */
  seatChanged(seat: Seat): Promise<void>;
  /** How long a player has not been there, in milliseconds. */
  awayFor(player: string): number;
  readonly time: Timekeeper;
  readonly standstills: Standstills;
}

/** So long somebody must be away before there can be a vote: who reloads a page is not. */
const AWAY_MS = 180_000;

/** It is told in steps of this: nobody needs a finer clock of what the others do. */
const OPENING_MS = 30_000;

/** Who has not been there for so long while a question was open is not waited for in a vote about somebody else. */
const LONG_AWAY_MS = 86_400_000;

/** What is shown of a seat whose player is not there, or need not be. */
export interface ShownAbsence extends ShownStandstill {
  readonly votes?: { readonly given: number[]; readonly needed: number; readonly opensIn?: number };
}

/** Who does not play in person: players who have left for good, and those for whom a bot plays until they come back. */
export class Absences {
  private readonly table: AbsenceTable;
  private votes: readonly VoteRecord[] = [];
  /** Who was waited for and away when that was looked at last. */
  private missed = "";

  constructor(table: AbsenceTable) {
    this.table = table;
  }

  /** Reads what is on disk; another server may have written it. */
  async refresh(): Promise<void> {
    const { store, id } = this.table;
    const record = this.table.record();
    await this.table.standstills.refresh(record, store);
    if (record.status === "running" && this.isVoted) this.votes = await store.time.votes(id);
  }

  shown(seat: Seat): ShownAbsence {
    if (this.table.record().status !== "running") return {};
    return {
      ...this.table.standstills.shown(seat, Date.now()),
      ...(this.isWaitedFor(seat) && {
        votes: { given: this.votesAgainst(seat), needed: this.needed(seat), ...this.opening(seat) },
      }),
    };
  }

  /**
   * Whether others are waited for and away than when this was asked before: then the table is to be told. Where nobody may
   * know who is asked, nothing is ever new: the hour of the news would tell that another is.
   */
  hasNews(): boolean {
    const known = this.isAnybodyAway ? (this.table.play()?.waiting?.seats ?? []) : [];
    const missed = String(known.filter((seat) => this.isWaitedFor(seat)));
    const isNew = missed !== this.missed;
    this.missed = missed;
    return isNew;
  }

  /** A player leaves for good. A bot that sees the same goes on, or the seat is open again before the game. */
  giveUp(player: string, lane: string): Promise<"left" | "notSeated" | "over"> {
    return this.table.inTurn(async () => {
      await this.table.refresh();
      const seat = seatOf(this.table.record().seats, player);
      if (seat === null) return "notSeated";
      return (await this.replace(seat, player)) ? "left" : "over";
    }, lane);
  }

  /** A player for whom a bot plays takes over again, from the next decision on. */
  comeBack(player: string, lane: string): Promise<"back" | "notSeated" | "present"> {
    const { table } = this;
    return table.inTurn(async () => {
      await table.refresh();
      const seat = seatOf(table.record().seats, player);
      if (seat === null) return "notSeated";
      if (!(await table.store.comeBack(table.id, seat, player, Date.now()))) return "present";
      await table.seatChanged(seat);
      return "back";
    }, lane);
  }

  /** A player stops their own deadlines here, or lets them run again. */
  pause(player: string, paused: boolean, lane: string): Promise<"done" | "notSeated" | "noPause"> {
    const { table } = this;
    return table.inTurn(async () => {
      await table.refresh();
      const now = Date.now();
      const seat = seatOf(table.record().seats, player);
      if (seat === null) return "notSeated";
      if (paused && (table.record().status !== "running" || table.standstills.pauseLeft(seat, now) === 0))
        return "noPause";
      if (paused) await table.store.time.pause(table.id, seat, now);
      else await table.store.time.resume(table.id, seat, now);
      await table.seatChanged(seat);
      return "done";
    }, lane);
  }

  /** A player would have a bot play for somebody who is away, or not any more. */
  vote(player: string, against: Seat, agree: boolean, lane: string): Promise<"done" | "notSeated" | "notAway"> {
    const { table } = this;
    return table.inTurn(async () => {
      await table.refresh();
      const by = seatOf(table.record().seats, player);
      const taken = table.record().seats[against];
      const play = table.play();
      if (by === null) return "notSeated";
      if (!play || taken?.kind !== "person" || by === against || !this.isWaitedFor(against)) return "notAway";
      if (this.missedFor(taken.player) < AWAY_MS) return "notAway";
      if (agree) await table.store.time.vote(table.id, { against, by, asked: play.asked.hour });
      else await table.store.time.withdraw(table.id, against, by);
      await this.refresh();
      if (this.votesAgainst(against).length >= this.needed(against)) await this.substitute(against, taken.player);
      else await table.seatChanged(against);
      return "done";
    }, lane);
  }

  /** No clock does anything about who is away: then the others may. */
  private get isVoted(): boolean {
    const { decisionSeconds, timing } = this.table.record();
    return decisionSeconds === null || timing.absence === "wait";
  }

  private get isAnybodyAway(): boolean {
    return this.table.record().seats.some((taken) => taken.kind === "person" && this.table.awayFor(taken.player) > 0);
  }

  /** The table waits for this player, as everybody can see, who is not there; or for nobody knows whom. */
  private isWaitedFor(seat: Seat): boolean {
    const { decisionSeconds, seats } = this.table.record();
    const taken = seats[seat];
    if (!this.isVoted || taken?.kind !== "person" || botAt(taken) !== null) return false;
    if (this.table.awayFor(taken.player) === 0) return false;
    const waiting = this.table.play()?.waiting;
    if (!waiting) return false;
    const isAsked = waiting.seats.length === 0 || (waiting.seats.includes(seat) && !waiting.answered.includes(seat));
    if (!isAsked) return false;
    return decisionSeconds === null || this.table.time.isOver(seat);
  }

  /** How long somebody has been waited for and away. */
  private missedFor(player: string): number {
    const since = this.table.play()?.asked.since ?? performance.now();
    return Math.min(performance.now() - since, this.table.awayFor(player));
  }

  /**
   * When there can be a vote about who is missed, where that is not yet. Where nobody may know who is asked, the hour of the
   * question is not told either: it says how long somebody has been away, which everybody sees.
   */
  private opening(seat: Seat): { opensIn?: number } {
    const taken = this.table.record().seats[seat];
    if (taken?.kind !== "person") return {};
    const isKnown = (this.table.play()?.waiting?.seats.length ?? 0) > 0;
    const left = AWAY_MS - (isKnown ? this.missedFor(taken.player) : this.table.awayFor(taken.player));
    return left > 0 ? { opensIn: Math.ceil(left / OPENING_MS) * OPENING_MS } : {};
  }

  private votesAgainst(seat: Seat): number[] {
    const asked = this.table.play()?.asked.hour;
    return this.voters(seat).filter((by) =>
      this.votes.some((vote) => vote.against === seat && vote.by === by && vote.asked === asked),
    );
  }

  /** More than half of the other people. */
  private needed(seat: Seat): number {
    return Math.floor(this.voters(seat).length / 2) + 1;
  }

  private voters(against: Seat): Seat[] {
    return this.table
      .record()
      .seats.flatMap((taken, seat) =>
        taken.kind === "person" && !taken.substitute && seat !== against && this.countsInVotes(seat, taken.player)
          ? [seat]
          : [],
      );
  }

  /** Where most are away for long, those who are left decide: otherwise nobody ever could. Who has voted has voted. */
  private countsInVotes(seat: Seat, player: string): boolean {
    const play = this.table.play();
    if (!play) return true;
    const hasVoted = this.votes.some((vote) => vote.by === seat && vote.asked === play.asked.hour);
    return hasVoted || this.missedFor(player) < LONG_AWAY_MS;
  }

  /**
   * Time is up for these seats: what was agreed on happens. Where not everybody knows that they were asked, and where a bot
   * owes the answer, the most cautious one counts, whatever was agreed on: another in the seat would tell.
   */
  async timeUp({ seats, isKnown }: Late): Promise<readonly LogRow[]> {
    const { absence } = this.table.record().timing;
    const takesSeat = isKnown && (absence === "substitute" || absence === "forfeit");
    const play = this.table.play();
    if (!takesSeat) return play && seats.length > 0 ? play.answerFor(seats) : [];
    const bots: Seat[] = [];
    for (const seat of seats) {
      const taken = this.table.record().seats[seat];
      if (taken?.kind !== "person" || botAt(taken) !== null) bots.push(seat);
      else if (absence === "forfeit") await this.replace(seat, taken.player);
      else await this.substitute(seat, taken.player);
    }
    return play && bots.length > 0 ? play.answerFor(bots) : [];
  }

  private async replace(seat: Seat, player: string): Promise<boolean> {
    const { id, store } = this.table;
    const { status, game } = this.table.record();
    const bot = status === "open" ? null : replacementAt(game);
    if (status === "over" || !(await store.leaveSeat(id, seat, player, status, bot))) return false;
    await this.table.seatChanged(seat);
    await tellWaiting(store, this.table.record());
    return true;
  }

  /** A bot plays for somebody until they come back. */
  private async substitute(seat: Seat, player: string): Promise<void> {
    const { id, store } = this.table;
    const bot = replacementAt(this.table.record().game);
    if (await store.standIn(id, seat, player, bot, Date.now())) await this.table.seatChanged(seat);
  }
}
