import type { Seat } from "@paravent/kernel";
import { type Database, type Statement, statement } from "./database.ts";
import type { PauseRecord, TimeStore, VacationRecord, VoteRecord } from "./time.ts";

/** People's time in plain SQL. */
export class SqlTime implements TimeStore {
  private readonly db: Database;

  constructor(db: Database) {
    this.db = db;
  }

  async pauses(table: string): Promise<PauseRecord[]> {
    const found = await this.db.read(
      "SELECT seat, began_at, ended_at FROM pauses WHERE table_id = ? ORDER BY seat, began_at",
      table,
    );
    return found.map(({ seat, began_at: from, ended_at: until }) => ({
      seat: Number(seat),
      from: Number(from),
      until: until === null ? null : Number(until),
    }));
  }

  async pause(table: string, seat: Seat, at: number): Promise<boolean> {
    const begun = await this.db.write(
      told(table, seat),
      statement(
        `INSERT INTO pauses (table_id, seat, began_at)
         SELECT CAST(? AS TEXT), CAST(? AS INTEGER), CAST(? AS BIGINT)
         WHERE NOT EXISTS (SELECT 1 FROM pauses p WHERE p.table_id = ? AND p.seat = ? AND (p.ended_at IS NULL OR p.began_at = ?))
         RETURNING seat`,
        table,
        seat,
        at,
        table,
        seat,
        at,
      ),
    );
    return begun.length === 1;
  }

  async resume(table: string, seat: Seat, at: number): Promise<boolean> {
    const ended = await this.db.write(
      told(table, seat),
      statement(
        "UPDATE pauses SET ended_at = ? WHERE table_id = ? AND seat = ? AND ended_at IS NULL RETURNING seat",
        at,
        table,
        seat,
      ),
    );
    return ended.length === 1;
  }

  async vacations(players: readonly string[]): Promise<VacationRecord[]> {
    if (players.length === 0) return [];
    const found = await this.db.read(
      `SELECT player, from_at, until_at FROM vacations WHERE player IN (${players.map(() => "?").join(", ")})
       ORDER BY from_at, player`,
      ...players,
    );
    return found.map(({ player, from_at: from, until_at: until }) => ({
      player: String(player),
      from: Number(from),
      until: Number(until),
    }));
  }

  async putVacation({ player, from, until }: VacationRecord): Promise<void> {
    await this.db.write(
      statement(
        `INSERT INTO vacations (player, from_at, until_at) VALUES (?, ?, ?)
         ON CONFLICT (player, from_at) DO UPDATE SET until_at = excluded.until_at`,
        player,
        from,
        until,
      ),
    );
  }

  async removeVacation(player: string, from: number): Promise<boolean> {
    const gone = await this.db.write(
      statement("DELETE FROM vacations WHERE player = ? AND from_at = ? RETURNING player", player, from),
    );
    return gone.length === 1;
  }

  async votes(table: string): Promise<VoteRecord[]> {
    const found = await this.db.read(
      "SELECT against, voter, asked_at FROM absence_votes WHERE table_id = ? ORDER BY against, voter",
      table,
    );
    return found.map(({ against, voter, asked_at: asked }) => ({
      against: Number(against),
      by: Number(voter),
      asked: Number(asked),
    }));
  }

  async vote(table: string, { against, by, asked }: VoteRecord): Promise<void> {
    await this.db.write(
      told(table, against),
      statement(
        `INSERT INTO absence_votes (table_id, against, voter, asked_at) VALUES (?, ?, ?, ?)
         ON CONFLICT (table_id, against, voter) DO UPDATE SET asked_at = excluded.asked_at`,
        table,
        against,
        by,
        asked,
      ),
    );
  }

  async withdraw(table: string, against: Seat, by: Seat): Promise<void> {
    await this.db.write(
      told(table, against),
      statement("DELETE FROM absence_votes WHERE table_id = ? AND against = ? AND voter = ?", table, against, by),
    );
  }
}

/** Other processes hear of changes to seats: this changes nothing about one. */
const told = (table: string, seat: Seat): Statement =>
  statement("UPDATE seats SET since = since WHERE table_id = ? AND seat = ?", table, seat);
