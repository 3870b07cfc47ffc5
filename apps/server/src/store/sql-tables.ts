import type { Resumed } from "@paravent/kernel";
import { type Found, statement } from "./database.ts";
import { asSeat, asTable } from "./records.ts";
import { SqlSeats } from "./sql-seats.ts";
import { tableAdded } from "./statements.ts";
import type { Counted, TableRecord, TableStatus } from "./store.ts";

/** Tables in plain SQL. */
export class SqlTables extends SqlSeats {
  async createTable(table: TableRecord, resumes?: Resumed): Promise<void> {
    const more = resumes
      ? [
          statement(
            "INSERT INTO resumed (table_id, game) VALUES (?, ?) RETURNING table_id",
            table.id,
            JSON.stringify(resumes),
          ),
        ]
      : [];
    const made = await this.db.write(...tableAdded(table), ...more);
    if (made.length === 0) throw new Error("there is such a table already, or a player has two of its seats");
  }

  async resumed(table: string): Promise<Resumed | null> {
    const [found] = await this.db.read("SELECT game FROM resumed WHERE table_id = ?", table);
    return found ? (JSON.parse(String(found.game)) as Resumed) : null;
  }

  async table(id: string): Promise<TableRecord | null> {
    const [table] = await this.tables(await this.db.read("SELECT * FROM tables WHERE id = ?", id));
    return table ?? null;
  }

  async tableIds(after: string, most: number): Promise<string[]> {
    const found = await this.db.read("SELECT id FROM tables WHERE id > ? ORDER BY id LIMIT ?", after, most);
    return found.map(({ id }) => String(id));
  }

  async countByStatus(): Promise<Readonly<Record<TableStatus, number>>> {
    const found = await this.db.read("SELECT status, count(*) AS n FROM tables GROUP BY status");
    const counted = new Map(found.map(({ status, n }) => [status, Number(n)]));
    const of = (status: TableStatus) => counted.get(status) ?? 0;
    return { open: of("open"), running: of("running"), over: of("over") };
  }

  async setStatus(table: string, status: TableStatus): Promise<void> {
    await this.db.write(statement("UPDATE tables SET status = ? WHERE id = ?", status, table));
  }

  async tableNames(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (ids.length === 0) return new Map();
    const found = await this.db.read(
      `SELECT id, name FROM tables WHERE id IN (${ids.map(() => "?").join(", ")})`,
      ...ids,
    );
    return new Map(found.map(({ id, name }) => [String(id), String(name)]));
  }

  async tablesOf(player: string, most: number): Promise<TableRecord[]> {
    const found = await this.db.read(
      `SELECT t.* FROM tables t
       WHERE t.id IN (
         SELECT c.id FROM tables c WHERE c.creator = ?
         UNION SELECT s.table_id FROM seats s WHERE s.player = ?
         UNION SELECT k.table_id FROM seats k WHERE k.kept_for = ?
         UNION SELECT g.table_id FROM guests g JOIN tables o ON o.id = g.table_id AND o.status <> 'over'
               WHERE g.player = ? AND g.standing = 'waiting')
       ORDER BY t.created_at DESC, t.id LIMIT ?`,
      player,
      player,
      player,
      player,
      most,
    );
    return this.tables(found);
  }

  async openTables(most: number): Promise<TableRecord[]> {
    const found = await this.db.read(
      `SELECT * FROM
         (SELECT t.*, row_number() OVER (PARTITION BY coalesce(t.origin, t.creator) ORDER BY t.created_at DESC, t.id) AS nth
          FROM tables t WHERE t.status = 'open' AND t.visibility = 'public') latest
       ORDER BY nth, created_at DESC, id LIMIT ?`,
      most,
    );
    return this.tables(found);
  }

  async nextOf(table: string): Promise<string | null> {
    const [found] = await this.db.read(
      "SELECT id FROM tables WHERE follows = ? AND status <> 'over' ORDER BY created_at, id",
      table,
    );
    return found ? String(found.id) : null;
  }

  async unattended(): Promise<string[]> {
    const found = await this.db.read(
      `SELECT t.id FROM tables t WHERE t.status = 'running'
       AND (t.decision_seconds IS NOT NULL
            OR EXISTS (SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.bot IS NOT NULL))
       ORDER BY t.created_at DESC, t.id`,
    );
    return found.map(({ id }) => String(id));
  }

  countTables(creator: string, origin: string | null): Promise<Counted> {
    return this.count(creator, origin, "t.status <> 'over'");
  }

  countBotTables(creator: string, origin: string | null): Promise<Counted> {
    const onlyBots = "NOT EXISTS (SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.bot IS NULL)";
    return this.count(creator, origin, `t.status = 'running' AND ${onlyBots}`);
  }

  private async count(creator: string, origin: string | null, which: string): Promise<Counted> {
    const count = async (column: string, value: string | null) => {
      const [row] = await this.db.read(`SELECT count(*) AS n FROM tables t WHERE t.${column} = ? AND ${which}`, value);
      return Number(row!.n);
    };
    return { player: await count("creator", creator), origin: origin === null ? 0 : await count("origin", origin) };
  }

  private async tables(found: readonly Found[]): Promise<TableRecord[]> {
    if (found.length === 0) return [];
    const seats = await this.db.read(
      `SELECT table_id, player, entropy, bot, replaces, kept_for, since, swap_with FROM seats WHERE table_id IN (${found.map(() => "?").join(", ")})
       ORDER BY table_id, seat`,
      ...found.map(({ id }) => id!),
    );
    return found.map((table) => asTable(table, seats.filter((seat) => seat.table_id === table.id).map(asSeat)));
  }
}
