import type { ServerMessage, Whereabouts } from "@paravent/protocol";
import { encode, type Watcher } from "./audience.ts";

/** Somebody who shows the others where they look: here, or (by its name) through another process. */
interface Leader {
  readonly by: Watcher | string;
  readonly name: string;
  readonly where: Whereabouts;
}

/** What a review needs of those who follow its table. */
interface Reviewed {
  readonly table: string;
  all(): Iterable<Watcher>;
  /** Tells the other processes where somebody here leads, or (null) that they do not any more. */
  tellElsewhere(player: string, where: Whereabouts | null): void;
}

/**
 * A game that is over, looked at together: one leads, the others may follow, through whichever process. Nothing of it is
 * kept. Where two begin to lead at the same moment at two processes, each leads there until one of them stops.
 */
export class Review {
  private readonly of: Reviewed;
  private leader: Leader | null = null;

  constructor(of: Reviewed) {
    this.of = of;
  }

  /** Somebody leads, goes on leading, or (null) stops; false where another leads. */
  lead(watcher: Watcher, name: string, where: Whereabouts | null): boolean {
    if (!this.put(watcher, name, where)) return false;
    if (watcher.player !== null) this.of.tellElsewhere(watcher.player, where);
    return true;
  }

  /** Somebody leads through another process, or does not any more. */
  ledElsewhere(process: string, name: string, where: Whereabouts | null): void {
    this.put(process, name, where);
  }

  /** Somebody, or another process, is gone: who led leads no more. */
  left(who: Watcher | string): void {
    if (this.leader?.by !== who) return;
    if (typeof who === "string") this.put(who, "", null);
    else this.lead(who, "", null);
  }

  /** Tells who comes later where the others are. */
  greet(watcher: Watcher): void {
    if (this.leader) this.tell(watcher);
  }

  /** Tells a process that asks where somebody here leads. */
  repeat(): void {
    const { by, where } = this.leader ?? {};
    if (typeof by === "object" && by.player !== null && where) this.of.tellElsewhere(by.player, where);
  }

  private put(by: Watcher | string, name: string, where: Whereabouts | null): boolean {
    if (this.leader && this.leader.by !== by) return false;
    this.leader = where && { by, name, where };
    for (const one of this.of.all()) this.tell(one);
    return true;
  }

  private tell(watcher: Watcher): void {
    const { leader } = this;
    const message: ServerMessage = {
      t: "led",
      table: this.of.table,
      leader: leader?.name ?? null,
      ...(leader?.by === watcher && { you: true as const }),
      where: leader?.where ?? null,
    };
    watcher.send(encode(message));
  }
}
