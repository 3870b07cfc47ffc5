import { setTimeout } from "node:timers/promises";
import type { EndedTable, Store } from "../store/store.ts";

/** So many games that are over are looked at in one go. */
const LOOKED_AT = 1_000;

/** After each that was left undone there is a rest as long as the work took, so that players keep the processor. */
const LONGEST_REST_MS = 1_000;

/** What can be done about games that are over. */
export interface EndedGames {
  readonly store: Pick<Store, "ended">;
  /** Keeps how the game of a table ended. */
  keepResult(table: string): Promise<void>;
  /** Keeps what it told everybody. */
  writeDown(table: string): Promise<void>;
  report(fault: unknown): void;
}

/**
 * What was left undone about games that are over: they ended under an older release, or just before their server did.
 * It is done once, from the first game to the last, beside everything else; what cannot be done is left.
 */
export class Backlog {
  private readonly games: EndedGames;
  private stopped = false;
  private noteRecorded: () => void = () => {};
  /** Resolves once how games ended has been kept of all of which it can be. */
  readonly recorded = new Promise<void>((resolve) => {
    this.noteRecorded = resolve;
  });

  constructor(games: EndedGames) {
    this.games = games;
  }

  async workOff(): Promise<void> {
    try {
      // In the order they were played: what is believed of somebody's skill follows from one game after the other.
      await this.each(
        ({ isRecorded }) => isRecorded,
        (id) => this.games.keepResult(id),
      );
      this.noteRecorded();
      await this.each(
        ({ isTold }) => isTold,
        (id) => this.games.writeDown(id),
      );
    } catch (fault) {
      this.games.report(fault);
    } finally {
      this.noteRecorded();
    }
  }

  /** Leaves what is not done. */
  stop(): void {
    this.stopped = true;
  }

  private async each(isDone: (game: EndedTable) => boolean, work: (id: string) => Promise<void>): Promise<void> {
    let last: EndedTable | null = null;
    do {
      const looked: EndedTable[] = await this.games.store.ended(last, LOOKED_AT);
      for (const game of looked) {
        if (this.stopped) return;
        if (isDone(game)) continue;
        const begun = performance.now();
        await work(game.id);
        await setTimeout(Math.min(performance.now() - begun, LONGEST_REST_MS), null, { ref: false });
      }
      last = looked.length < LOOKED_AT ? null : looked.at(-1)!;
    } while (last && !this.stopped);
  }
}
