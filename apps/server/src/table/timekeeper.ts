import type { Seat, TableView } from "@paravent/kernel";
import type { SeatRecord, TableRecord } from "../store/store.ts";
import { momentOf } from "./moment.ts";
import type { Play } from "./play.ts";
import { botAt } from "./seating.ts";

/** What clocks say at a table: milliseconds left for the open question, and since something is being measured. */
export interface Clock {
  readonly timeLeft?: number;
  readonly elapsed?: number;
}

/** Those whose time is up. */
export interface Late {
  readonly seats: readonly Seat[];
  /** Everybody knows that these were asked. Otherwise nothing may happen that would tell. */
  readonly isKnown: boolean;
}

const ALWAYS = Number.NEGATIVE_INFINITY;

interface TimedTable {
  record(): TableRecord;
  play(): Play | null;
}

/**
 * Whose time at a table is up, and when. Where everybody may know who is asked, each seat has its own time, which runs
 * while it must act. Where nobody may (reactions), all have the same: nothing about it depends on who is asked.
 */
export class Timekeeper {
  private readonly table: TimedTable;
  /** Who acts in each seat, and since when at the earliest their time can run, by the clock that only runs forward. */
  private readonly actors = new Map<Seat, { readonly who: string; readonly since: number }>();

  constructor(table: TimedTable) {
    this.table = table;
    this.seat();
  }

  /** Other people, or bots, may act by now. */
  seat(): void {
    for (const [seat, taken] of this.table.record().seats.entries()) {
      const who = botAt(taken) ?? (taken.kind === "person" ? taken.player : "");
      if (this.actors.get(seat)?.who !== who) this.actors.set(seat, { who, since: sinceOf(taken) });
    }
  }

  /** When something happens by itself; null: never. */
  get due(): number | null {
    const { decisionSeconds, timing } = this.table.record();
    const play = this.playing;
    if (!play) return null;
    // What is measured ends at its own time, where anything ends by itself.
    const { measured } = play;
    if (measured) return measured.stops || decisionSeconds !== null ? measured.due : null;
    return timing.absence === "wait" ? null : this.earliest(play);
  }

  /** Whose time is up by now. */
  late(): Late {
    const { due, playing: play } = this;
    const now = performance.now();
    const known = play && knownIn(play);
    if (!play || due === null || due > now) return { seats: [], isKnown: true };
    if (play.measured || !known) return { seats: play.asks, isKnown: false };
    return { seats: known.filter((seat) => this.dueOf(play, seat) <= now), isKnown: true };
  }

  /**
   * What an observer is shown of the clocks. Time left, not an hour: clocks of servers and browsers differ. While reactions
   * are asked for, only the one that is asked may know that time has begun to run.
   */
  shown(view: TableView<unknown> | null): Clock {
    const play = this.playing;
    if (!play) return {};
    const { elapsed } = play;
    const isVeiled = view?.waiting?.seats.length === 0 && view.question === null;
    const due = isVeiled ? null : this.shownDue(play, view);
    return {
      ...(due !== null && { timeLeft: Math.max(0, due - performance.now()) }),
      ...(elapsed !== null && { elapsed }),
    };
  }

  private get playing(): Play | null {
    const play = this.table.play();
    return play?.over || play?.kept ? null : play;
  }

  /** One's own time where one is asked, else that of whoever has the least. */
  private shownDue(play: Play, view: TableView<unknown> | null): number | null {
    if (play.measured) return this.due;
    if (this.table.record().decisionSeconds === null) return null;
    const isAsked = view?.question && view.question.sealed === undefined && typeof view.who === "number";
    return isAsked ? this.dueOf(play, view.who as Seat) : this.earliest(play);
  }

  private earliest(play: Play): number | null {
    if (this.table.record().decisionSeconds === null) return null;
    const known = knownIn(play);
    if (!known) return play.askedSince + this.allowed;
    return known.length === 0 ? null : Math.min(...known.map((seat) => this.dueOf(play, seat)));
  }

  private dueOf(play: Play, seat: Seat): number {
    if (!knownIn(play)) return play.askedSince + this.allowed;
    return Math.max(play.askedSince, this.actors.get(seat)?.since ?? ALWAYS) + this.allowed;
  }

  /** For one decision. */
  private get allowed(): number {
    return (this.table.record().decisionSeconds ?? 0) * 1000;
  }
}

/** The seats that still owe an answer, as everybody may know; null where nobody may. */
function knownIn(play: Play): Seat[] | null {
  const { waiting } = play;
  if (!waiting || waiting.seats.length === 0) return null;
  return waiting.seats.filter((seat) => !waiting.answered.includes(seat));
}

/** A bot has all its time from when it sits down. */
function sinceOf(taken: SeatRecord): number {
  if (botAt(taken) !== null) return performance.now();
  return taken.kind === "person" && taken.backAt !== undefined ? momentOf(taken.backAt) : ALWAYS;
}
