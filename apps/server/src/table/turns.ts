import { Lanes } from "../lanes/lanes.ts";

/** So much work is begun between two looks at what has come in over the network. */
const BUDGET_MS = 8;

/** Several at once, so that their writes are flushed together. */
const AT_ONCE = 16;

/**
 * Shares the one thread of the server. Whoever has something to do for a table asks for a turn; between turns the
 * network is looked at. People's lanes are the addresses they come from, the server's own are those its bots and clocks
 * work for: asking more often gains nothing, and neither kind can starve the other.
 */
export class Turns {
  private readonly people = new Lanes<() => void>();
  private readonly own = new Lanes<() => void>();
  /** Looks at who is next that are still to come in this round of the loop. */
  private looks = 0;
  private roundEnds = 0;
  private wasOwn = false;

  /** Resolves when it is this lane's turn. */
  ofPeople(lane: string): Promise<void> {
    return this.wait(this.people, lane);
  }

  /** The same for what the server does by itself. */
  ofServer(lane: string): Promise<void> {
    return this.wait(this.own, lane);
  }

  private wait(lanes: Lanes<() => void>, lane: string): Promise<void> {
    return new Promise((go) => {
      lanes.add(lane, go);
      if (this.looks === 0) this.beginRound();
    });
  }

  private get waiting(): number {
    return this.people.size + this.own.size;
  }

  /** What is scheduled now runs in the next round of the loop; what it leads to at once runs before the next look. */
  private beginRound(): void {
    this.looks = Math.min(AT_ONCE, this.waiting);
    this.roundEnds = Number.POSITIVE_INFINITY;
    for (let n = 0; n < this.looks; n++) setImmediate(() => this.look());
  }

  private look(): void {
    const now = performance.now();
    this.roundEnds = Math.min(this.roundEnds, now + BUDGET_MS);
    if (now < this.roundEnds) this.next()?.();
    this.looks--;
    if (this.looks === 0 && this.waiting > 0) this.beginRound();
  }

  private next(): (() => void) | undefined {
    this.wasOwn = this.own.size > 0 && (!this.wasOwn || this.people.size === 0);
    return (this.wasOwn ? this.own : this.people).next();
  }
}
