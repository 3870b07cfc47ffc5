import { isRewind, type Seat } from "@paravent/kernel";
import type { LogRow } from "../store/store.ts";
import type { Banks } from "./banks.ts";
import { askedAt } from "./clock.ts";
import { momentOf } from "./moment.ts";

/** When the open question of a game was asked, and what each seat has in reserve for it. */
export class Asked {
  /** By the hour of the row that asked it. */
  hour: number;
  /** By the clock that only runs forward. */
  since: number;
  private readonly banks: Banks;
  /** It was answered before, and that was taken back. */
  private isAgain = false;

  constructor(latest: readonly LogRow[], question: number, banks: Banks) {
    this.hour = askedAt(latest, question) ?? latest[0]?.at ?? Date.now();
    this.since = momentOf(this.hour);
    this.banks = banks;
  }

  /** The game has moved on by these rows to this question. */
  note(rows: readonly LogRow[], question: number): void {
    this.banks.note(rows);
    const hour = askedAt(rows, question);
    if (hour === null) return;
    this.hour = hour;
    this.since = momentOf(hour);
    this.isAgain = rows.some(({ input }) => isRewind(input));
  }

  /** Whether seats have anything in reserve here. */
  get hasBanks(): boolean {
    return this.banks.exist;
  }

  /** Milliseconds a seat has in reserve, beside its time for every decision. */
  bankOf(seat: Seat): number {
    return this.banks.of(seat) ?? 0;
  }

  /** What a seat has in reserve if it answers now; null where there are no reserves. Who answers once more saves nothing. */
  bankAfter(seat: Seat, maySave: boolean): number | null {
    return this.banks.after(seat, performance.now() - this.since, maySave && !this.isAgain);
  }
}
