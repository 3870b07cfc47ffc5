/** What the audience can be told anew: who sits at the table and who is there, or the whole table with its game. */
export type News = "company" | "table";

/** Comings and goings within this time are told together. */
const SOON_MS = 150;

/** And whatever happens, nothing is told to everybody more often than this, but for a few times in a row. */
const APART_MS = 1_000;
const IN_A_ROW = 4;

/**
 * Says when a table is told about to all who follow it. However often somebody comes and goes, or takes answers back,
 * the others hear of it now and then; and where the whole table is due, the company is told with it.
 */
export class Announcer {
  private readonly tell: (what: News) => void;
  /** When each was told the last few times. */
  private readonly told: Record<News, number[]> = { company: [], table: [] };
  private due: { readonly what: News; readonly at: number; readonly timer: NodeJS.Timeout } | null = null;
  private stopped = false;

  constructor(tell: (what: News) => void) {
    this.tell = tell;
  }

  /** After a moment, for more may follow. */
  soon(what: News): void {
    this.after(SOON_MS, what);
  }

  /** At once, unless it was told too often just before. */
  now(what: News): void {
    this.after(0, what);
  }

  stop(): void {
    this.stopped = true;
    if (this.due) clearTimeout(this.due.timer);
    this.due = null;
  }

  private after(ms: number, what: News): void {
    if (this.stopped || (this.due?.what === "table" && what === "company")) return;
    const at = Math.max(performance.now() + ms, this.freeAt(what));
    if (this.due?.what === what && this.due.at <= at) return;
    if (this.due) clearTimeout(this.due.timer);
    const wait = at - performance.now();
    if (wait <= 0) this.say(what);
    else this.due = { what, at, timer: setTimeout(() => this.say(what), wait) };
  }

  private say(what: News): void {
    this.due = null;
    this.told[what] = [...this.told[what], performance.now()].slice(-IN_A_ROW);
    this.tell(what);
  }

  /** From when on it may be told again. */
  private freeAt(what: News): number {
    const [first, ...later] = this.told[what];
    return first === undefined || later.length + 1 < IN_A_ROW ? 0 : first + IN_A_ROW * APART_MS;
  }
}
