import type { Seat, TableView } from "@paravent/kernel";
import { isSlow } from "@paravent/protocol";
import type { SeatRecord, TableRecord } from "../store/store.ts";
import { waitFor } from "./calendar.ts";
import { momentOf } from "./moment.ts";
import type { Play } from "./play.ts";
import { botAt } from "./seating.ts";
import type { Standstills } from "./standstills.ts";

/** What clocks say at a table: milliseconds left for the open question, and since something is being measured. */
export interface Clock {
  readonly timeLeft?: number;
  /** How much of that is somebody's reserve. */
  readonly reserve?: number;
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
  readonly standstills: Standstills;
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
    const shown = isVeiled ? null : this.shownDue(play, view);
    const reserve = shown?.seat === undefined ? 0 : play.asked.bankOf(shown.seat);
    return {
      ...(shown && { timeLeft: Math.max(0, shown.due - performance.now()) }),
      ...(reserve > 0 && { reserve }),
      ...(elapsed !== null && { elapsed }),
    };
  }

  /** Whether this seat has had all its time for the open question. */
  isOver(seat: Seat): boolean {
    const play = this.playing;
    return play !== null && this.hasClock && this.dueOf(play, knownIn(play) ? seat : null) <= performance.now();
  }

  private get playing(): Play | null {
    const play = this.table.play();
    return play?.over || play?.kept ? null : play;
  }

  private get hasClock(): boolean {
    return this.table.record().decisionSeconds !== null;
  }

  /** One's own time where one is asked, else that of whoever has the least. */
  private shownDue(play: Play, view: TableView<unknown> | null): { due: number; seat?: Seat } | null {
    const { due } = this;
    if (play.measured) return due === null ? null : { due };
    if (!this.hasClock) return null;
    const known = knownIn(play);
    if (!known) return { due: this.dueOf(play, null) };
    const isAsked = view?.question && view.question.sealed === undefined;
    const seats = isAsked && typeof view.who === "number" ? [view.who] : known;
    const each = seats.map((seat) => ({ seat, due: this.dueOf(play, seat) }));
    return each.toSorted((a, b) => a.due - b.due)[0] ?? null;
  }

  private earliest(play: Play): number | null {
    if (!this.hasClock) return null;
    const known = knownIn(play);
    if (!known) return this.dueOf(play, null);
    return known.length === 0 ? null : Math.min(...known.map((seat) => this.dueOf(play, seat)));
  }

  /** When a seat's time is up; null: that of whoever is asked, where nobody may know who. */
  private dueOf(play: Play, seat: Seat | null): number {
    const { decisionSeconds, timing, seats } = this.table.record();
    const each = (decisionSeconds ?? 0) * 1000;
    const actor = seat === null ? undefined : this.actors.get(seat);
    const isLater = actor !== undefined && actor.since > play.asked.since;
    const since = isLater ? actor.since : play.asked.since;
    const taken = seat === null ? undefined : seats[seat];
    if (taken && botAt(taken) !== null) return since + each;
    const counted = each + (seat === null ? 0 : play.asked.bankOf(seat));
    if (!isSlow(decisionSeconds)) return since + counted;
    const hour = isLater && taken?.kind === "person" ? (taken.backAt ?? play.asked.hour) : play.asked.hour;
    const { standstills } = this.table;
    // Where nobody may know who is asked, it stands still whoever is away.
    const still = seat === null ? standstills.ofAll() : standstills.of(seat);
    return since + waitFor(hour, counted, still, timing.weekendsOff === true);
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
