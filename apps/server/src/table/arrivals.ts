import type { Watcher } from "./audience.ts";

/** Those who wait to be shown a table. All who come while that waits for its turn are shown in together, and once. */
export class Arrivals {
  private readonly show: (watchers: readonly Watcher[]) => Promise<void>;
  private readonly inTurn: (job: () => Promise<void>) => Promise<void>;
  private readonly waiting = new Set<Watcher>();
  private shown: Promise<void> | null = null;

  constructor(
    show: (watchers: readonly Watcher[]) => Promise<void>,
    inTurn: (job: () => Promise<void>) => Promise<void>,
  ) {
    this.show = show;
    this.inTurn = inTurn;
  }

  /** Resolves when this watcher has been shown the table. */
  add(watcher: Watcher): Promise<void> {
    this.waiting.add(watcher);
    this.shown ??= this.inTurn(() => {
      this.shown = null;
      const watchers = [...this.waiting];
      this.waiting.clear();
      return this.show(watchers);
    });
    return this.shown;
  }
}
