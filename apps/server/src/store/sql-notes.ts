import { type Database, type Found, statement } from "./database.ts";
import type { NoteRecord, NoteStore } from "./notes.ts";

/** Notes in plain SQL. */
export class SqlNotes implements NoteStore {
  private readonly db: Database;

  constructor(db: Database) {
    this.db = db;
  }

  async put({ table, player, move, text, shared, at }: NoteRecord, most: number): Promise<boolean> {
    const kept = await this.db.write(
      statement(
        `INSERT INTO notes (table_id, player, move, text, shared, at)
         SELECT CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS INTEGER), CAST(? AS TEXT), CAST(? AS INTEGER),
                CAST(? AS BIGINT)
         WHERE (SELECT count(*) FROM notes n WHERE n.table_id = ? AND n.player = ? AND n.move <> ?) < ?
         ON CONFLICT (table_id, player, move) DO UPDATE SET text = excluded.text, shared = excluded.shared, at = excluded.at
         RETURNING move`,
        table,
        player,
        move,
        text,
        shared ? 1 : 0,
        at,
        table,
        player,
        move,
        most,
      ),
    );
    return kept.length === 1;
  }

  async remove(table: string, player: string, move: number): Promise<void> {
    await this.db.write(
      statement("DELETE FROM notes WHERE table_id = ? AND player = ? AND move = ?", table, player, move),
    );
  }

  async readable(table: string, player: string | null): Promise<NoteRecord[]> {
    const found = await this.db.read(
      "SELECT * FROM notes WHERE table_id = ? AND (player = ? OR shared = 1) ORDER BY move, at, player",
      table,
      player,
    );
    return found.map(asNote);
  }

  async of(player: string): Promise<NoteRecord[]> {
    const found = await this.db.read("SELECT * FROM notes WHERE player = ? ORDER BY at, table_id, move", player);
    return found.map(asNote);
  }
}

const asNote = (row: Found): NoteRecord => ({
  table: String(row.table_id),
  player: String(row.player),
  move: Number(row.move),
  text: String(row.text),
  shared: Number(row.shared) === 1,
  at: Number(row.at),
});
