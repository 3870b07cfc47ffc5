import type { Standing } from "@paravent/kernel";
import { changedStanding, type ServerMessage, wholeStanding } from "@paravent/protocol";
import { encode, type Watcher } from "./audience.ts";

type Whole = Extract<ServerMessage, { t: "table" }>;
type Change = Extract<ServerMessage, { t: "update" }>;

/**
 * Sends views. What a seat may do at any moment is most of a view and seldom changes: a watcher who has asked for changes
 * only is sent of it what differs from what it was sent last, which it knows anyway.
 */
export class Updates {
  private readonly last = new WeakMap<Watcher, readonly Standing[]>();

  whole(watchers: readonly Watcher[], message: Whole): void {
    const text = encode(message);
    const known = wholeStanding([], message.view?.standing ?? []);
    for (const watcher of watchers) this.send(watcher, text, known);
  }

  change(watchers: readonly Watcher[], message: Change): void {
    const now = wholeStanding([], message.view.standing ?? []);
    for (const [before, alike] of Map.groupBy(watchers, (watcher) => this.last.get(watcher))) {
      const standing = before ? changedStanding(before, now) : now;
      const text = encode({ ...message, view: { ...message.view, standing } });
      // What has not changed is remembered as it was: the view's own copy of it need not outlive the view.
      const known = before ? wholeStanding(before, standing) : now;
      for (const watcher of alike) this.send(watcher, text, known);
    }
  }

  private send(watcher: Watcher, text: string, known: readonly Standing[]): void {
    watcher.send(text);
    if (watcher.changesOnly) this.last.set(watcher, known);
  }
}
