import type { AccountStore } from "../store/accounts.ts";
import type { Connection } from "./socket.ts";

/** So many sessions are asked about at once. */
const ASKED = 500;

/** Signs of life are asked for in so many groups, one after the other: of thousands at once everybody would have to wait. */
export const BEATS = 20;

/** Every socket that is open. */
export class Lines {
  private readonly groups = Array.from({ length: BEATS }, () => new Set<Connection>());
  private added = 0;
  private beats = 0;
  /** Each with the session it was opened in; null for guests and strangers. */
  private readonly open = new Map<Connection, string | null>();

  get size(): number {
    return this.open.size;
  }

  add(connection: Connection, session: string | null): void {
    this.open.set(connection, session);
    this.groups[this.added++ % BEATS]!.add(connection);
  }

  remove(connection: Connection): void {
    this.open.delete(connection);
    for (const group of this.groups) group.delete(connection);
  }

  /** Cuts off those of the next group that gave no sign of life since it was asked last. */
  beat(): void {
    for (const connection of this.groups[this.beats++ % BEATS]!) connection.beat();
  }

  /** Cuts off those of a session that has ended, or of a guest who has an account now. */
  cut(player: string, isOver: (session: string | null) => boolean): void {
    for (const [connection, session] of this.open)
      if (connection.player === player && isOver(session)) connection.cut();
  }

  /** A session is known by another id from now on. */
  renew(before: string, after: string): void {
    for (const [connection, session] of this.open) if (session === before) this.open.set(connection, after);
  }

  /** Cuts off those whose session has ended, through whichever process that was. */
  async cutEnded(accounts: Pick<AccountStore, "living">): Promise<void> {
    const known = [...new Set([...this.open.values()].filter((session) => session !== null))];
    for (let from = 0; from < known.length; from += ASKED) {
      const asked = known.slice(from, from + ASKED);
      const still = await accounts.living(asked);
      const ended = new Set(asked.filter((session) => !still.has(session)));
      for (const [connection, session] of this.open) if (session !== null && ended.has(session)) connection.cut();
    }
  }

  /** Nothing more is read; what was read before is still carried out and answered. */
  hush(): void {
    for (const connection of this.open.keys()) connection.hush();
  }
}
