import type { ServerMessage, Whereabouts } from "@paravent/protocol";
import { encode, type Watcher } from "./audience.ts";

/** Somebody who shows the others where they look. */
interface Leader {
  readonly watcher: Watcher;
  readonly name: string;
  readonly where: Whereabouts;
}

/** A game that is over, looked at together: one leads, the others may follow. Nothing of it is kept. */
export class Review {
  private readonly table: string;
  private leader: Leader | null = null;

  constructor(table: string) {
    this.table = table;
  }

  /** Somebody leads, goes on leading, or (null) stops; false where another leads. */
  lead(watcher: Watcher, name: string, where: Whereabouts | null, all: Iterable<Watcher>): boolean {
    if (this.leader && this.leader.watcher !== watcher) return false;
    this.leader = where && { watcher, name, where };
    for (const one of all) this.tell(one);
    return true;
  }

  /** Somebody is gone: who led leads no more. */
  left(watcher: Watcher, others: Iterable<Watcher>): void {
    if (this.leader?.watcher === watcher) this.lead(watcher, "", null, others);
  }

  /** Tells who comes later where the others are. */
  greet(watcher: Watcher): void {
    if (this.leader) this.tell(watcher);
  }

  private tell(watcher: Watcher): void {
    const { leader, table } = this;
    const isOwn = leader?.watcher === watcher;
    const message: ServerMessage = {
      t: "led",
      table,
      leader: leader?.name ?? null,
      ...(isOwn && { you: true as const }),
      where: leader?.where ?? null,
    };
    watcher.send(encode(message));
  }
}
