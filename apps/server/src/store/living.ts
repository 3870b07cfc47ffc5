import type { Sql } from "./postgres-connection.ts";

/** How often the others are looked for: what a dead one did goes on within a second. */
const LOOK_MS = 200;

/** Every process is known to the database by a name of its own, as long as it has a line to it. */
const LIVING = `SELECT DISTINCT application_name AS name FROM pg_stat_activity
  WHERE datname = current_database() AND application_name LIKE 'paravent-%'`;

/** Watches which processes of a database live. */
export class Living {
  private readonly sql: Sql;
  private known = new Set<string>();
  private looking: NodeJS.Timeout | null = null;
  private isLooking = false;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  watch(ended: (process: string) => void): void {
    this.looking = setInterval(() => void this.look(ended), LOOK_MS).unref();
  }

  stop(): void {
    if (this.looking) clearInterval(this.looking);
  }

  private async look(ended: (process: string) => void): Promise<void> {
    if (this.isLooking) return;
    this.isLooking = true;
    // While nobody can be seen, nobody is known to have ended.
    const found = await this.sql.unsafe(LIVING).catch(() => null);
    this.isLooking = false;
    if (!found) return;
    const before = this.known;
    this.known = new Set(found.map(({ name }) => String(name)));
    for (const process of before) if (!this.known.has(process)) ended(process);
  }
}
