import type { Seat } from "@paravent/kernel";
import { type Database, type Found, statement } from "./database.ts";
import { asSeat, asTable } from "./records.ts";
import { tableAdded } from "./statements.ts";
import type { Counted, Standing, TableRecord, TableStatus } from "./store.ts";

/** Tables and who sits at them, in plain SQL. */
export class SqlTables {
  protected readonly db: Database;

  constructor(db: Database) {
    this.db = db;
  }

  async createTable(table: TableRecord): Promise<void> {
    const made = await this.db.write(...tableAdded(table));
    if (made.length === 0) throw new Error("there is such a table already, or a player has two of its seats");
  }

  async table(id: string): Promise<TableRecord | null> {
    const [table] = await this.tables(await this.db.read("SELECT * FROM tables WHERE id = ?", id));
    return table ?? null;
  }

  async tableIds(after: string, most: number): Promise<string[]> {
    const found = await this.db.read("SELECT id FROM tables WHERE id > ? ORDER BY id LIMIT ?", after, most);
    return found.map(({ id }) => String(id));
  }

  async takeSeat(table: string, seat: Seat, player: string, entropy?: string): Promise<boolean> {
    const taken = await this.db.write(
      statement(
        `UPDATE seats SET player = ?, entropy = CAST(? AS TEXT)
         WHERE table_id = ? AND seat = ? AND player IS NULL AND bot IS NULL
         RETURNING seat`,
        player,
        entropy ?? null,
        table,
        seat,
      ),
    );
    return taken.length === 1;
  }

  async leaveSeat(
    table: string,
    seat: Seat,
    player: string,
    status: TableStatus,
    bot: string | null,
  ): Promise<boolean> {
    const left = await this.db.write(
      statement(
        `UPDATE seats SET player = NULL, entropy = NULL, bot = CAST(? AS TEXT), replaces = CAST(? AS TEXT)
         WHERE table_id = ? AND seat = ? AND player = ?
         AND EXISTS (SELECT 1 FROM tables t WHERE t.id = seats.table_id AND t.status = ?)
         RETURNING seat`,
        bot,
        bot === null ? null : player,
        table,
        seat,
        player,
        status,
      ),
    );
    return left.length === 1;
  }

  async setStatus(table: string, status: TableStatus): Promise<void> {
    await this.db.write(statement("UPDATE tables SET status = ? WHERE id = ?", status, table));
  }

  async admit(table: string, player: string): Promise<void> {
    await this.db.write(
      statement(
        "INSERT INTO guests (table_id, player, standing) VALUES (?, ?, 'admitted') ON CONFLICT DO NOTHING",
        table,
        player,
      ),
    );
  }

  async standing(table: string, player: string): Promise<Standing | null> {
    const [found] = await this.db.read("SELECT standing FROM guests WHERE table_id = ? AND player = ?", table, player);
    return found ? (found.standing as Standing) : null;
  }

  async tablesOf(player: string, most: number): Promise<TableRecord[]> {
    const found = await this.db.read(
      `SELECT t.* FROM tables t
       WHERE t.creator = ? OR t.id IN (SELECT s.table_id FROM seats s WHERE s.player = ?)
       ORDER BY t.created_at DESC, t.id LIMIT ?`,
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
      `SELECT table_id, player, entropy, bot, replaces FROM seats WHERE table_id IN (${found.map(() => "?").join(", ")})
       ORDER BY table_id, seat`,
      ...found.map(({ id }) => id!),
    );
    return found.map((table) => asTable(table, seats.filter((seat) => seat.table_id === table.id).map(asSeat)));
  }
}
