import type { Seat, TableView } from "@paravent/kernel";
import type { Store, TableRecord } from "../store/store.ts";
import { LentViews, type Position } from "./lent-views.ts";
import { seatOf } from "./seating.ts";

/** Why nothing is shown of a seat: who asks plays there, no game is under way, or its player has not agreed. */
type NoSight = "playsHere" | "notRunning" | "notShown";

/** What those who agree to be watched need of their table. */
interface LendingTable {
  readonly store: Store;
  record(): TableRecord;
  play(): Position | null;
  /** Does something once it is known what others have written. */
  inTurn<T>(lane: string, job: () => Promise<T>): Promise<T>;
  /** Everybody is told who shows their seat. */
  announce(): void;
}

/** Players who let those who watch see their side of the table. */
export class Lending {
  private readonly table: LendingTable;
  private readonly views = new LentViews();

  constructor(table: LendingTable) {
    this.table = table;
  }

  /** The players who agree, as far as this process knows. */
  get players(): ReadonlySet<string> {
    return this.views.players;
  }

  /** A player lets those who watch see what their seat sees, a while later, or not any more. */
  show(player: string, shown: boolean, lane: string): Promise<"done" | "notSeated"> {
    const { store, record, inTurn, announce } = this.table;
    return inTurn(lane, async () => {
      if (seatOf(record().seats, player) === null) return "notSeated";
      await store.putShown(record().id, player, shown);
      await this.refresh();
      announce();
      return "done";
    });
  }

  /** What a seat saw a while ago, for somebody who does not play here. */
  sightOf(seat: Seat, player: string | null, lane: string): Promise<{ view: TableView<unknown> | null } | NoSight> {
    return this.table.inTurn(lane, async () => {
      const { seats, status } = this.table.record();
      const played = seats.some((taken) => taken.kind === "bot" && taken.replaces === player && player !== null);
      if (played || seatOf(seats, player) !== null) return "playsHere";
      if (status !== "running") return "notRunning";
      await this.refresh();
      const taken = seats[seat];
      if (taken?.kind !== "person" || !this.players.has(taken.player)) return "notShown";
      return { view: this.views.seen(seat, Date.now()) };
    });
  }

  /** Who agrees is asked anew each time: who does not any more is not shown from then on, whichever process was told. */
  async refresh(): Promise<void> {
    this.views.players = new Set(await this.table.store.shown(this.table.record().id));
    this.note();
  }

  /** The game stands as it does from now on. */
  note(): void {
    const play = this.table.play();
    if (play) this.views.note(this.table.record(), play, Date.now());
  }
}
