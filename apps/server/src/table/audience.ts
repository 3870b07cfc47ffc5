import type { Game, Observer, TableView } from "@paravent/kernel";
import type { ServerMessage, UndoState } from "@paravent/protocol";
import type { LogRow } from "../store/store.ts";
import type { Clock } from "./clock.ts";
import { entryFor } from "./journal.ts";

/** Somebody who follows a table: a socket and, where there is a session, the player behind it. */
export interface Watcher {
  readonly player: string | null;
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

/** Everybody who follows one table. Each is told what they may know, and nothing when that has not changed. */
export class Audience {
  private readonly watchers = new Set<Watcher>();
  /** The last view each observer was sent, without its number. */
  private readonly shown = new Map<Observer, string>();

  get empty(): boolean {
    return this.watchers.size === 0;
  }

  add(watcher: Watcher): void {
    this.watchers.add(watcher);
  }

  remove(watcher: Watcher): boolean {
    const was = this.watchers.delete(watcher);
    if (this.empty) this.shown.clear();
    return was;
  }

  isOnline(player: string): boolean {
    for (const watcher of this.watchers) if (watcher.player === player) return true;
    return false;
  }

  /** The watchers, by what they are at the table. */
  groups(observerOf: (player: string | null) => Observer): Map<Observer, Watcher[]> {
    return grouped(this.watchers, observerOf);
  }

  /** Remembers the view an observer has in hand. True when it differs from the one before. */
  hasNews(who: Observer, view: object): boolean {
    const text = JSON.stringify({ ...view, seq: 0 });
    if (this.shown.get(who) === text) return false;
    this.shown.set(who, text);
    return true;
  }

  /**
   * Tells everybody what the rows changed. Those for whom they changed nothing hear nothing at all: that somebody
   * armed a stop, or thought better of a sealed answer, is nobody else's business.
   */
  publish(
    table: string,
    game: Game,
    play: { viewOf(who: Observer): TableView<unknown> },
    rows: readonly LogRow[],
    observerOf: (player: string | null) => Observer,
    undoFor: (who: Observer) => UndoState,
    clock: Clock,
  ): void {
    for (const [who, watchers] of this.groups(observerOf)) {
      const view = play.viewOf(who);
      const entries = rows.map((row) => entryFor(game, row, who)).filter((entry) => entry !== null);
      if (!this.hasNews(who, view) && entries.length === 0) continue;
      const text = encode({ t: "update", table, view: { ...view }, entries, undo: undoFor(who), ...clock });
      for (const watcher of watchers) watcher.send(text);
    }
  }
}
