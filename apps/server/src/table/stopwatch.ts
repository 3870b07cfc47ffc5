import type { Game } from "@paravent/kernel";
import type { LogRow } from "../store/store.ts";
import { momentOf } from "./moment.ts";

/**
 * Real time for rules that need it (`Timing` of a game). It began when the row with that event was written, and rows
 * keep their time: a server that was killed meanwhile finds the same moment again.
 */
export class Stopwatch {
  private readonly game: Game;
  private since: number | null = null;

  constructor(game: Game) {
    this.game = game;
  }

  /** Whether it runs by these facts without a start being known: then the rows before must be looked at. */
  needsStart(facts: object): boolean {
    return this.since === null && this.running(facts) !== null;
  }

  /** What has been written. */
  note(rows: readonly LogRow[]): void {
    const { timing } = this.game;
    if (!timing) return;
    for (const { events, input, at } of rows) {
      if (events.some(({ type }) => type === timing.from)) this.since = momentOf(at);
      // What a row has measured is past, whatever hour it is now.
      else if (this.since !== null && "elapsed" in input && input.elapsed !== undefined)
        this.since = Math.min(this.since, momentOf(at) - input.elapsed * 1000);
    }
  }

  running(facts: object): { readonly seconds: number; readonly stops: boolean } | null {
    return this.game.timing?.running(facts) ?? null;
  }

  /** Milliseconds so far; null while nothing is measured. */
  elapsed(facts: object): number | null {
    return this.since === null || !this.running(facts) ? null : Math.max(0, performance.now() - this.since);
  }

  /** When the time allowed is over. */
  due(facts: object): number | null {
    const running = this.running(facts);
    return running && this.since !== null ? this.since + running.seconds * 1000 : null;
  }
}
