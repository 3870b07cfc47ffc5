import type { Seat } from "@paravent/kernel";
import type { Timing } from "@paravent/protocol";
import type { LogRow } from "../store/store.ts";

/**
 * The time each seat has in reserve, beside what it has for every decision. What a decision leaves over is saved, up to
 * the cap; what it takes beyond its own time is drawn. Rows say what is left after them, as it was measured: no jump of
 * the machine's hour changes it, and a server that was killed finds it again.
 */
export class Banks {
  private readonly each: number;
  private readonly rules: NonNullable<Timing["bank"]> | null;
  private readonly left: Map<Seat, number>;

  constructor(decisionSeconds: number | null, rules: Timing["bank"], left: ReadonlyMap<Seat, number>) {
    this.each = (decisionSeconds ?? 0) * 1000;
    this.rules = decisionSeconds === null ? null : (rules ?? null);
    this.left = new Map(left);
  }

  get exist(): boolean {
    return this.rules !== null;
  }

  /** Milliseconds in reserve; null where nobody has any. */
  of(seat: Seat): number | null {
    return this.rules && (this.left.get(seat) ?? this.rules.seconds * 1000);
  }

  /** What is left after a decision that took so long; who may save nothing only draws. */
  after(seat: Seat, spent: number, maySave: boolean): number | null {
    const before = this.of(seat);
    if (!this.rules || before === null) return null;
    const left = before + this.each - Math.round(spent);
    return Math.max(0, Math.min(left, maySave ? Math.max(before, this.rules.cap * 1000) : before));
  }

  note(rows: readonly LogRow[]): void {
    for (const { seat, bank } of rows) if (seat !== null && bank !== undefined) this.left.set(seat, bank);
  }
}
