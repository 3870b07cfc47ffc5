import type { Observer } from "@paravent/kernel";
import type { ServerMessage } from "@paravent/protocol";

/** Somebody who follows a table: a socket and, where there is a session, the player behind it. */
export interface Watcher {
  readonly player: string | null;
  /** Of views it wants to hear the changes only (`Updates`). */
  readonly changesOnly?: boolean;
  send(text: string): void;
}

export const encode = (message: ServerMessage): string => JSON.stringify(message);

/** Watchers by what they are at the table: those of one kind are sent the same. */
export function grouped(
  watchers: Iterable<Watcher>,
  observerOf: (player: string | null) => Observer,
): Map<Observer, Watcher[]> {
  const groups = new Map<Observer, Watcher[]>();
  for (const watcher of watchers) {
    const who = observerOf(watcher.player);
    const group = groups.get(who);
    if (group) group.push(watcher);
    else groups.set(who, [watcher]);
  }
  return groups;
}

/** Everybody who follows one table. Each is told what they perceive, and nothing when that is nothing. */
export class Audience {
  private readonly watchers = new Set<Watcher>();

  get empty(): boolean {
    return this.watchers.size === 0;
  }

  get all(): readonly Watcher[] {
    return [...this.watchers];
  }

  add(watcher: Watcher): void {
    this.watchers.add(watcher);
  }

  remove(watcher: Watcher): boolean {
    return this.watchers.delete(watcher);
  }

  has(watcher: Watcher): boolean {
    return this.watchers.has(watcher);
  }

  isOnline(player: string): boolean {
    for (const watcher of this.watchers) if (watcher.player === player) return true;
    return false;
  }

  /** The watchers, by what they are at the table. */
  groups(observerOf: (player: string | null) => Observer): Map<Observer, Watcher[]> {
    return grouped(this.watchers, observerOf);
  }

  /**
   * Tells everybody what has changed for them. Those who perceived nothing hear nothing at all: that somebody armed a
   * stop, or changed a sealed answer, is private.
   */
  tell(observerOf: (player: string | null) => Observer, messageFor: (who: Observer) => ServerMessage | null): void {
    for (const [who, watchers] of this.groups(observerOf)) {
      const message = messageFor(who);
      if (!message) continue;
      const text = encode(message);
      for (const watcher of watchers) watcher.send(text);
    }
  }
}
