import { type Database, type Found, type Statement, statement } from "./database.ts";
import type { NoteRecord, NoteStore } from "./notes.ts";

/** Notes in plain SQL. */
export class SqlNotes implements NoteStore {
  private readonly db: Database;

  constructor(db: Database) {
    this.db = db;
  }

  async put(note: NoteRecord, most: number): Promise<boolean> {
    const { table, player, move, about, label, text, shared, at } = note;
    const kept = await this.db.write(
      about === undefined
        ? statement(
            `INSERT INTO notes (table_id, player, move, text, shared, at)
             SELECT CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS INTEGER), CAST(? AS TEXT), CAST(? AS INTEGER),
                    CAST(? AS BIGINT)
             WHERE (SELECT count(*) FROM notes n WHERE n.table_id = ? AND n.player = ? AND n.move <> ?) < ?
             ON CONFLICT (table_id, player, move)
             DO UPDATE SET text = excluded.text, shared = excluded.shared, at = excluded.at
             RETURNING move`,
            ...[table, player, move, text, shared ? 1 : 0, at, table, player, move, most],
          )
        : statement(
            `INSERT INTO thing_notes (table_id, player, about, label, move, text, shared, at)
             SELECT CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS INTEGER),
                    CAST(? AS TEXT), CAST(? AS INTEGER), CAST(? AS BIGINT)
             WHERE (SELECT count(*) FROM thing_notes n WHERE n.table_id = ? AND n.player = ? AND n.about <> ?) < ?
             ON CONFLICT (table_id, player, about)
             DO UPDATE SET label = excluded.label, move = excluded.move, text = excluded.text, shared = excluded.shared,
                           at = excluded.at
             RETURNING move`,
            ...[table, player, about, label ?? null, move, text, shared ? 1 : 0, at, table, player, about, most],
          ),
    );
    return kept.length === 1;
  }

  async remove({ table, player, move, about }: Parameters<NoteStore["remove"]>[0]): Promise<void> {
    await this.db.write(
      about === undefined
        ? statement("DELETE FROM notes WHERE table_id = ? AND player = ? AND move = ?", table, player, move)
        : statement("DELETE FROM thing_notes WHERE table_id = ? AND player = ? AND about = ?", table, player, about),
    );
  }

  async readable(table: string, player: string | null): Promise<NoteRecord[]> {
    return this.where("table_id = ? AND (player = ? OR shared = 1) ORDER BY move, at, player", table, player);
  }

  async of(player: string): Promise<NoteRecord[]> {
    return this.where("player = ? ORDER BY at, table_id, move", player);
  }

  /** Notes on moves and on things together. */
  private async where(fits: string, ...values: (string | null)[]): Promise<NoteRecord[]> {
    const found = await this.db.read(
      `SELECT * FROM (SELECT table_id, player, move, NULL AS about, NULL AS label, text, shared, at FROM notes
       UNION ALL SELECT table_id, player, move, about, label, text, shared, at FROM thing_notes) every WHERE ${fits}`,
      ...values,
    );
    return found.map(asNote);
  }
}

/** A player's notes are forgotten with them. */
export const notesForgotten = (player: string): Statement[] => [
  statement("DELETE FROM notes WHERE player = ?", player),
  statement("DELETE FROM thing_notes WHERE player = ?", player),
];

const asNote = (row: Found): NoteRecord => ({
  table: String(row.table_id),
  player: String(row.player),
  move: Number(row.move),
  ...(typeof row.about === "string" && { about: row.about }),
  ...(typeof row.label === "string" && { label: row.label }),
  text: String(row.text),
  shared: Number(row.shared) === 1,
  at: Number(row.at),
});
