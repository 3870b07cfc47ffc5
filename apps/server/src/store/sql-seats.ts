import { randomBytes } from "node:crypto";
import type { Seat } from "@paravent/kernel";
import { type Database, type Statement, statement } from "./database.ts";
import { columnsOf } from "./statements.ts";
import type { Kicked, Reseating, Standing, TableStatus } from "./store.ts";

/** Who sits at a table and who comes to it, in plain SQL. */
export class SqlSeats {
  protected readonly db: Database;

  constructor(db: Database) {
    this.db = db;
  }

  async takeSeat(table: string, seat: Seat, player: string, entropy?: string): Promise<boolean> {
    const taken = await this.db.write(
      anotherSeating(table),
      statement(
        `UPDATE seats SET player = ?, entropy = CAST(? AS TEXT), kept_for = NULL
         WHERE table_id = ? AND seat = ? AND player IS NULL AND bot IS NULL AND (kept_for IS NULL OR kept_for = ?)
         AND NOT EXISTS (SELECT 1 FROM guests g WHERE g.table_id = seats.table_id AND g.player = ? AND g.standing = 'kicked')
         RETURNING seat`,
        player,
        entropy ?? null,
        table,
        seat,
        player,
        player,
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
      anotherSeating(table),
      statement(
        `UPDATE seats SET player = NULL, entropy = NULL, bot = CAST(? AS TEXT), replaces = CAST(? AS TEXT), since = NULL,
                          swap_with = NULL
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

  async standIn(table: string, seat: Seat, player: string, bot: string, at: number): Promise<boolean> {
    const done = await this.db.write(
      anotherSeating(table),
      statement(
        `UPDATE seats SET bot = ?, since = ? WHERE table_id = ? AND seat = ? AND player = ? AND bot IS NULL
         AND EXISTS (SELECT 1 FROM tables t WHERE t.id = seats.table_id AND t.status = 'running')
         RETURNING seat`,
        bot,
        at,
        table,
        seat,
        player,
      ),
    );
    return done.length === 1;
  }

  async comeBack(table: string, seat: Seat, player: string, at: number): Promise<boolean> {
    const done = await this.db.write(
      anotherSeating(table),
      statement(
        `UPDATE seats SET bot = NULL, since = ? WHERE table_id = ? AND seat = ? AND player = ? AND bot IS NOT NULL
         RETURNING seat`,
        at,
        table,
        seat,
        player,
      ),
    );
    return done.length === 1;
  }

  async seating(table: string): Promise<string | null> {
    const [found] = await this.db.read("SELECT seating FROM tables WHERE id = ?", table);
    return typeof found?.seating === "string" ? found.seating : null;
  }

  async reseat(
    table: string,
    seating: string | null,
    { seats, options, invitation, kicked }: Reseating,
  ): Promise<boolean> {
    const name = newSeating();
    // The first statement locks the table; the others do something only where it did.
    const isOurs = "EXISTS (SELECT 1 FROM tables t WHERE t.id = ? AND t.seating = ?)";
    const done = await this.db.write(
      statement(
        `UPDATE tables SET seating = ?, seats = ?, options = ?, invitation = CAST(? AS TEXT)
         WHERE id = ? AND status = 'open' AND seating IS NOT DISTINCT FROM CAST(? AS TEXT)`,
        name,
        seats.length,
        JSON.stringify(options),
        invitation,
        table,
        seating,
      ),
      statement(
        `UPDATE seats SET player = NULL, entropy = NULL, bot = NULL, replaces = NULL, kept_for = NULL, since = NULL,
                          swap_with = NULL
         WHERE table_id = ? AND ${isOurs}`,
        table,
        table,
        name,
      ),
      ...seats.map((seat, n) =>
        statement(
          `UPDATE seats SET player = CAST(? AS TEXT), entropy = CAST(? AS TEXT), bot = CAST(? AS TEXT),
                            replaces = CAST(? AS TEXT), kept_for = CAST(? AS TEXT), since = CAST(? AS BIGINT),
                            swap_with = CAST(? AS TEXT)
           WHERE table_id = ? AND seat = ? AND ${isOurs}`,
          ...columnsOf(seat),
          table,
          n,
          table,
          name,
        ),
      ),
      statement(`DELETE FROM seats WHERE table_id = ? AND seat >= ? AND ${isOurs}`, table, seats.length, table, name),
      // What was said apart belongs to who sat there then.
      statement(`DELETE FROM chat WHERE table_id = ? AND near <> -1 AND ${isOurs}`, table, table, name),
      ...(kicked === null
        ? []
        : [
            statement(
              `INSERT INTO guests (table_id, player, standing, freed_by, why)
               SELECT CAST(? AS TEXT), CAST(? AS TEXT), 'kicked', CAST(? AS TEXT), CAST(? AS TEXT) WHERE ${isOurs}
               ON CONFLICT (table_id, player) DO UPDATE
               SET standing = excluded.standing, freed_by = excluded.freed_by, why = excluded.why`,
              table,
              kicked.player,
              kicked.by,
              kicked.why,
              table,
              name,
            ),
          ]),
      statement("SELECT id FROM tables WHERE id = ? AND seating = ?", table, name),
    );
    return done.length === 1;
  }

  async putStanding(table: string, player: string, standing: Exclude<Standing, "kicked">): Promise<void> {
    await this.db.write(
      statement(
        `INSERT INTO guests (table_id, player, standing) VALUES (?, ?, ?)
         ON CONFLICT (table_id, player) DO UPDATE SET standing = excluded.standing WHERE guests.standing <> 'kicked'`,
        table,
        player,
        standing,
      ),
    );
  }

  async standing(table: string, player: string): Promise<Standing | null> {
    const [found] = await this.db.read("SELECT standing FROM guests WHERE table_id = ? AND player = ?", table, player);
    return found ? (found.standing as Standing) : null;
  }

  async freed(table: string, player: string): Promise<Omit<Kicked, "player"> | null> {
    const [found] = await this.db.read(
      "SELECT freed_by, why FROM guests WHERE table_id = ? AND player = ? AND standing = 'kicked'",
      table,
      player,
    );
    if (!found) return null;
    const { freed_by: by, why } = found;
    return { by: typeof by === "string" ? by : null, why: typeof why === "string" ? (why as Kicked["why"]) : null };
  }

  async putShown(table: string, player: string, shown: boolean): Promise<void> {
    await this.db.write(
      shown
        ? statement("INSERT INTO shown_seats (table_id, player) VALUES (?, ?) ON CONFLICT DO NOTHING", table, player)
        : statement("DELETE FROM shown_seats WHERE table_id = ? AND player = ?", table, player),
    );
  }

  async shown(table: string): Promise<string[]> {
    const found = await this.db.read("SELECT player FROM shown_seats WHERE table_id = ? ORDER BY player", table);
    return found.map(({ player }) => String(player));
  }

  async waiting(table: string): Promise<string[]> {
    const found = await this.db.read(
      "SELECT player FROM guests WHERE table_id = ? AND standing = 'waiting' ORDER BY player",
      table,
    );
    return found.map(({ player }) => String(player));
  }
}

const newSeating = (): string => randomBytes(9).toString("base64url");

/** Locks the table, and lets nobody rearrange what has changed meanwhile. */
const anotherSeating = (table: string): Statement =>
  statement("UPDATE tables SET seating = ? WHERE id = ?", newSeating(), table);
