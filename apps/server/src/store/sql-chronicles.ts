import { type Statement, statement } from "./database.ts";
import { SqlTables } from "./sql-tables.ts";
import type { Sight } from "./store.ts";

/** In place of a seat. */
const PUBLIC = -1;
const ALL = -2;

const placeOf = (who: Sight): number => (who === "public" ? PUBLIC : who === "all" ? ALL : who);

export const lensesAdded = (table: string, lenses: ReadonlyMap<Sight, string>): Statement[] =>
  [...lenses].map(([who, told]) =>
    statement(
      `INSERT INTO chronicles (table_id, observer, told) VALUES (?, ?, ?)
       ON CONFLICT (table_id, observer) DO NOTHING`,
      table,
      placeOf(who),
      told,
    ),
  );

/** What games that are over told each observer, in plain SQL. */
export class SqlChronicles extends SqlTables {
  async putChronicle(table: string, lenses: ReadonlyMap<Sight, string>): Promise<void> {
    await this.db.write(...lensesAdded(table, lenses));
  }

  async chronicle(table: string, who: Sight): Promise<string | null> {
    const [row] = await this.db.read(
      "SELECT told FROM chronicles WHERE table_id = ? AND observer = ?",
      table,
      placeOf(who),
    );
    return row ? String(row.told) : null;
  }

  async unchronicled(most: number): Promise<string[]> {
    const found = await this.db.read(
      `SELECT t.id FROM tables t WHERE t.status = 'over'
       AND NOT EXISTS (SELECT 1 FROM chronicles c WHERE c.table_id = t.id AND c.observer = ?)
       ORDER BY t.created_at DESC LIMIT ?`,
      PUBLIC,
      most,
    );
    return found.map(({ id }) => String(id));
  }
}
