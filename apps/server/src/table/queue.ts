import { Lanes } from "../lanes/lanes.ts";
import type { Turns } from "./turns.ts";

/** Whose turn a job takes: a lane of people, or (null) the queue's own. */
type Lane = string | null;

/**
 * Does one thing after another, each when it has a turn. In one lane things are done in the order they were asked for,
 * and lanes take turns. One that fails does not stop the next.
 */
export class SerialQueue {
  private readonly turns: Turns;
  private readonly own: string;
  private readonly waiting = new Lanes<{ lane: Lane; work: () => Promise<void> }>();
  private working: Promise<void> | null = null;

  /** `own` is the lane in which the server's own work for this queue waits its turn. */
  constructor(turns: Turns, own: string) {
    this.turns = turns;
    this.own = own;
  }

  run<T>(job: () => Promise<T>, lane: Lane = null): Promise<T> {
    return new Promise((resolve, reject) => {
      const work = async () => {
        try {
          resolve(await job());
        } catch (fault) {
          reject(fault);
        }
      };
      this.waiting.add(lane ?? "", { lane, work });
      this.working ??= this.goOn();
    });
  }

  get idle(): boolean {
    return this.working === null;
  }

  /** Resolves when nothing is left to be done. */
  async drained(): Promise<void> {
    while (this.working) await this.working;
  }

  private async goOn(): Promise<void> {
    // Whatever asks within the same tick is there before the first is chosen.
    await null;
    for (let next = this.waiting.next(); next; next = this.waiting.next()) {
      await (next.lane === null ? this.turns.ofServer(this.own) : this.turns.ofPeople(next.lane));
      await next.work();
    }
    this.working = null;
  }
}
