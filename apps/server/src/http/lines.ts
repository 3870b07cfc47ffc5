import type { Connection } from "./socket.ts";

/** Every socket that is open. */
export class Lines {
  private readonly open = new Set<Connection>();

  get size(): number {
    return this.open.size;
  }

  add(connection: Connection): void {
    this.open.add(connection);
  }

  remove(connection: Connection): void {
    this.open.delete(connection);
  }

  /** Cuts off those that gave no sign of life since the last time. */
  beat(): void {
    for (const connection of this.open) connection.beat();
  }

  /** Nothing more is read; what was read before is still carried out and answered. */
  hush(): void {
    for (const connection of this.open) connection.hush();
  }
}
