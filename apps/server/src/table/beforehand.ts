import type { Seat } from "@paravent/kernel";

/** An answer a seat has given beforehand, to be taken in its own time. */
interface Said {
  readonly seat: Seat;
  readonly question: number;
}

/**
 * Answers that seats of one table have given beforehand. Each is taken after the pause a bot makes, whatever the question
 * and whatever anybody holds: nobody else can tell it from an answer given by hand.
 */
export class BeforehandAnswers {
  private readonly pause: number;
  private readonly said: () => readonly Said[];
  private readonly take: (said: Said) => Promise<unknown>;
  private readonly timers = new Map<string, NodeJS.Timeout>();

  constructor(pause: number, said: () => readonly Said[], take: (said: Said) => Promise<unknown>) {
    this.pause = pause;
    this.said = said;
    this.take = take;
  }

  /** Whether an answer is on its way. */
  get busy(): boolean {
    return this.timers.size > 0;
  }

  /** Begins the pause before every answer that is due, and forgets those that are due no more. */
  prompt(): void {
    const due = new Map(this.said().map((one) => [`${one.seat} ${one.question}`, one]));
    for (const [name, timer] of this.timers) {
      if (due.has(name)) continue;
      clearTimeout(timer);
      this.timers.delete(name);
    }
    for (const [name, one] of due) {
      if (this.timers.has(name)) continue;
      const answer = async () => {
        await this.take(one);
        this.timers.delete(name);
      };
      this.timers.set(
        name,
        setTimeout(() => void answer(), this.pause),
      );
    }
  }

  stop(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
  }
}
