import type { Watcher } from "./audience.ts";

/** What tells how a game stands, by how it begins on the wire: `encode` writes the kind of a message first. */
const TELLING = /^\{"t":"(table|update|changed|said|company)"/;

/** What those who watch say to each other is no secret of the game. */
const AMONG_WATCHERS = /"watcher":true\}+$/;

/**
 * Somebody who watches a table that shows its game a while later: what is told of it waits, in its order. It comes at once
 * where they are no such watcher any more, for they have sat down or the game is over.
 */
export class LateWatcher implements Watcher {
  readonly player: string | null;
  readonly changesOnly: boolean;
  private readonly to: Watcher;
  private readonly isLate: (player: string | null) => boolean;
  private readonly behind: number;
  private waiting: { readonly text: string; readonly due: number }[] = [];
  private timer: NodeJS.Timeout | null = null;

  constructor(to: Watcher, isLate: (player: string | null) => boolean, behind: number) {
    this.to = to;
    this.player = to.player;
    this.changesOnly = to.changesOnly ?? false;
    this.isLate = isLate;
    this.behind = behind;
  }

  send(text: string): void {
    const isAmong = text.startsWith('{"t":"said"') && AMONG_WATCHERS.test(text);
    if (isAmong || !TELLING.test(text)) this.to.send(text);
    else {
      this.waiting.push({ text, due: performance.now() + this.behind });
      this.release();
    }
  }

  /** Tells something at once. */
  tellNow(text: string): void {
    this.to.send(text);
  }

  /** Nothing more is told. */
  stop(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    this.waiting = [];
  }

  private release(): void {
    const isLate = this.isLate(this.player);
    const now = performance.now();
    while (this.waiting.length > 0 && (!isLate || this.waiting[0]!.due <= now))
      this.to.send(this.waiting.shift()!.text);
    const [next] = this.waiting;
    if (!next || this.timer) return;
    this.timer = setTimeout(() => {
      this.timer = null;
      this.release();
    }, next.due - now).unref();
  }
}
