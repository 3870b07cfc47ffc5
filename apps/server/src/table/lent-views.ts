import type { Seat, TableView } from "@paravent/kernel";
import type { TableRecord } from "../store/store.ts";

/** So much later than its player others see what a seat sees. */
export const BEHIND_MS = 60_000;

/** More positions than a table has in that time; of more, the oldest are forgotten. */
const MOST = 300;

interface Lent {
  /** When it came about, and by which row. */
  readonly at: number;
  readonly row: number;
  readonly view: TableView<unknown>;
}

/** What a game is at one moment. */
export interface Position {
  /** Number of the last row. */
  readonly at: number;
  lentBy(seat: Seat): TableView<unknown>;
}

/**
 * What players who agree to it let spectators see of their seat, a while later. Whoever plays there could watch under
 * another name; hence the delay.
 */
export class LentViews {
  /** The players who agree. */
  players: ReadonlySet<string> = new Set();
  private readonly kept = new Map<Seat, Lent[]>();

  /** The game stands so from now on. */
  note({ seats }: Pick<TableRecord, "seats">, play: Position, now: number): void {
    for (const [seat, taken] of seats.entries()) {
      if (taken.kind !== "person" || !this.players.has(taken.player)) this.kept.delete(seat);
      else this.keep(seat, play, now);
    }
  }

  /** What others may see of this seat by now; null: nothing yet. */
  seen(seat: Seat, now: number): TableView<unknown> | null {
    return this.kept.get(seat)?.findLast(({ at }) => at <= now - BEHIND_MS)?.view ?? null;
  }

  private keep(seat: Seat, play: Position, now: number): void {
    const before = this.kept.get(seat) ?? [];
    if (before.at(-1)?.row === play.at) return;
    const old = before.findLastIndex(({ at }) => at <= now - BEHIND_MS);
    const still = before.slice(Math.max(0, old)).slice(-MOST);
    this.kept.set(seat, [...still, { at: now, row: play.at, view: play.lentBy(seat) }]);
  }
}
