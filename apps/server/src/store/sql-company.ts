import { randomUUID } from "node:crypto";
import type { Aversion, ReportReason, Verdict } from "@paravent/protocol";
import type { AversionRecord, CompanyStore, EvidentLine, ReportRecord } from "./company.ts";
import { type Database, type Found, type Statement, statement } from "./database.ts";

/** Aversions, reports and silences in plain SQL. */
export class SqlCompany implements CompanyStore {
  private readonly db: Database;

  constructor(db: Database) {
    this.db = db;
  }

  async putAversion(player: string, other: string, how: Aversion | null, at: number): Promise<void> {
    await this.db.write(
      how === null
        ? statement("DELETE FROM aversions WHERE player = ? AND other = ?", player, other)
        : statement(
            `INSERT INTO aversions (id, player, other, how, at) VALUES (?, ?, ?, ?, ?)
             ON CONFLICT (player, other) DO UPDATE SET how = excluded.how, at = excluded.at`,
            randomUUID(),
            player,
            other,
            how,
            at,
          ),
    );
  }

  async aversions(player: string): Promise<AversionRecord[]> {
    const found = await this.db.read("SELECT * FROM aversions WHERE player = ? ORDER BY at DESC, id", player);
    return found.map((row) => ({ id: String(row.id), player, other: String(row.other), how: row.how as Aversion }));
  }

  async endAversion(player: string, id: string): Promise<boolean> {
    const ended = await this.db.write(
      statement("DELETE FROM aversions WHERE player = ? AND id = ? RETURNING id", player, id),
    );
    return ended.length === 1;
  }

  async isBlockedBy(player: string, others: readonly string[]): Promise<boolean> {
    if (others.length === 0) return false;
    const found = await this.db.read(
      `SELECT id FROM aversions WHERE other = ? AND how = 'block' AND player IN (${others.map(() => "?").join(", ")}) LIMIT 1`,
      player,
      ...others,
    );
    return found.length > 0;
  }

  async report(report: Omit<ReportRecord, "verdict">, most: number): Promise<boolean> {
    const { id, table, reporter, accused, reason, words, evidence, at } = report;
    const kept = await this.db.write(
      statement(
        `INSERT INTO reports (id, table_id, reporter, accused, reason, words, evidence, at)
         SELECT CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS TEXT),
                CAST(? AS TEXT), CAST(? AS BIGINT)
         WHERE (SELECT count(*) FROM reports r WHERE r.reporter = ? AND r.verdict IS NULL) < ?
         RETURNING id`,
        id,
        table,
        reporter,
        accused,
        reason,
        words,
        JSON.stringify(evidence),
        at,
        reporter,
        most,
      ),
    );
    return kept.length === 1;
  }

  async reports(most: number): Promise<ReportRecord[]> {
    const found = await this.db.read(
      "SELECT * FROM reports ORDER BY CASE WHEN verdict IS NULL THEN 0 ELSE 1 END, at DESC, id LIMIT ?",
      most,
    );
    return found.map(asReport);
  }

  async reportsBy(player: string): Promise<ReportRecord[]> {
    return (await this.db.read("SELECT * FROM reports WHERE reporter = ? ORDER BY at, id", player)).map(asReport);
  }

  async reported(id: string): Promise<ReportRecord | null> {
    const [row] = await this.db.read("SELECT * FROM reports WHERE id = ?", id);
    return row ? asReport(row) : null;
  }

  async decide(id: string, { is, by, at }: NonNullable<ReportRecord["verdict"]>): Promise<boolean> {
    const decided = await this.db.write(
      statement(
        "UPDATE reports SET verdict = ?, judge = ?, judged_at = ? WHERE id = ? AND verdict IS NULL RETURNING id",
        is,
        by,
        at,
        id,
      ),
    );
    return decided.length === 1;
  }

  async silence(player: string, until: number): Promise<void> {
    await this.db.write(
      statement(
        `INSERT INTO silences (player, until_at) VALUES (?, ?)
         ON CONFLICT (player) DO UPDATE SET until_at = excluded.until_at`,
        player,
        until,
      ),
    );
  }

  async silencedUntil(player: string): Promise<number> {
    const [row] = await this.db.read("SELECT until_at FROM silences WHERE player = ?", player);
    return Number(row?.until_at ?? 0);
  }
}

const asReport = (row: Found): ReportRecord => ({
  id: String(row.id),
  table: String(row.table_id),
  reporter: String(row.reporter),
  accused: String(row.accused),
  reason: row.reason as ReportReason,
  words: String(row.words),
  evidence: JSON.parse(String(row.evidence)) as EvidentLine[],
  at: Number(row.at),
  verdict:
    row.verdict === null ? null : { is: row.verdict as Verdict, by: String(row.judge), at: Number(row.judged_at) },
});

/** What is kept of a player's company, forgotten with the player: reports quote what they said. A silence stays. */
export const companyForgotten = (player: string): Statement[] => [
  statement("DELETE FROM aversions WHERE player = ? OR other = ?", player, player),
  statement("DELETE FROM reports WHERE reporter = ? OR accused = ?", player, player),
];
