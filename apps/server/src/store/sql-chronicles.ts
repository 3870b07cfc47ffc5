import { type Statement, statement } from "./database.ts";
import { SqlTables } from "./sql-tables.ts";
import type { EndedTable, Sight } from "./store.ts";

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

  async ended(after: EndedTable | null, most: number): Promise<EndedTable[]> {
    const found = await this.db.read(
      `SELECT t.id, t.created_at,
              CASE WHEN EXISTS (SELECT 1 FROM chronicles c WHERE c.table_id = t.id AND c.observer = ?) THEN 1 ELSE 0 END AS told,
              CASE WHEN EXISTS (SELECT 1 FROM results r WHERE r.table_id = t.id) THEN 1 ELSE 0 END AS recorded
       FROM tables t WHERE t.status = 'over' AND (t.created_at, t.id) > (CAST(? AS BIGINT), CAST(? AS TEXT))
       ORDER BY t.created_at, t.id LIMIT ?`,
      PUBLIC,
      after?.createdAt ?? Number.MIN_SAFE_INTEGER,
      after?.id ?? "",
      most,
    );
    return found.map(({ id, created_at, told, recorded }) => ({
      id: String(id),
      createdAt: Number(created_at),
      isTold: told === 1,
      isRecorded: recorded === 1,
    }));
  }
}
