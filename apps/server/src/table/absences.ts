import type { Seat } from "@paravent/kernel";
import type { LogRow, Store, TableRecord } from "../store/store.ts";
import type { Play } from "./play.ts";
import { botAt, replacementAt, seatOf } from "./seating.ts";
import type { Late } from "./timekeeper.ts";

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
  /** Another than before acts in this seat from now on; the whole table is told. */
  actorChanged(seat: Seat): Promise<void>;
}

/** Who does not play in person: players who have left for good, and those for whom a bot plays until they come back. */
export class Absences {
  private readonly table: AbsenceTable;

  constructor(table: AbsenceTable) {
    this.table = table;
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
      await table.actorChanged(seat);
      return "back";
    }, lane);
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
    await this.table.actorChanged(seat);
    return true;
  }

  /** A bot plays for somebody until they come back. */
  private async substitute(seat: Seat, player: string): Promise<void> {
    const { id, store } = this.table;
    const bot = replacementAt(this.table.record().game);
    if (await store.standIn(id, seat, player, bot, Date.now())) await this.table.actorChanged(seat);
  }
}
