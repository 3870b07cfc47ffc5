import type { CallHabits, CallKind } from "@paravent/protocol";
import {
  type CallStore,
  type ChannelRecord,
  type DueCall,
  FREED,
  INVITED,
  NAMED,
  type News,
  OFFERED,
  OVER,
  type Settled,
  SWAP,
} from "./calls.ts";
import { type Database, type Found, type Statement, statement } from "./database.ts";

/** Calls and where they go, in plain SQL. */
export class SqlCalls implements CallStore {
  private readonly db: Database;

  constructor(db: Database) {
    this.db = db;
  }

  async channels(player: string): Promise<ChannelRecord[]> {
    const found = await this.db.read("SELECT * FROM call_channels WHERE player = ? ORDER BY created_at, id", player);
    return found.map(asChannel);
  }

  async channel(id: string): Promise<ChannelRecord | null> {
    const [row] = await this.db.read("SELECT * FROM call_channels WHERE id = ?", id);
    return row ? asChannel(row) : null;
  }

  async putChannel(channel: ChannelRecord, instead: readonly string[]): Promise<void> {
    const { id, player, kind, address, secrets, session, isOn, isConfirmed, createdAt } = channel;
    await this.db.write(
      ...instead.map((old) => statement("DELETE FROM call_channels WHERE player = ? AND id = ?", player, old)),
      statement(
        `INSERT INTO call_channels (id, player, kind, address, secrets, session, is_on, confirmed, created_at)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        id,
        player,
        kind,
        address,
        secrets,
        session,
        Number(isOn),
        Number(isConfirmed),
        createdAt,
      ),
    );
  }

  async switchChannel(player: string, id: string, isOn: boolean): Promise<boolean> {
    const done = await this.db.write(
      statement(
        `UPDATE call_channels SET is_on = ?, not_before = 0, failures = 0 WHERE player = ? AND id = ? RETURNING id`,
        Number(isOn),
        player,
        id,
      ),
    );
    return done.length === 1;
  }

  async removeChannel(player: string, id: string): Promise<boolean> {
    const done = await this.db.write(
      statement("DELETE FROM call_channels WHERE player = ? AND id = ? RETURNING id", player, id),
    );
    return done.length === 1;
  }

  async confirm(id: string): Promise<boolean> {
    const done = await this.db.write(
      // It takes the place of the address there was before.
      statement(
        `DELETE FROM call_channels WHERE kind = 'mail' AND id <> ?
           AND player = (SELECT player FROM call_channels WHERE id = ?)`,
        id,
        id,
      ),
      statement("UPDATE call_channels SET confirmed = 1 WHERE id = ? RETURNING id", id),
    );
    return done.length === 1;
  }

  async noteOutcome(id: string, at: number, hasArrived: boolean): Promise<void> {
    await this.db.write(outcomeNoted(id, at, hasArrived));
  }

  async habits(player: string): Promise<CallHabits | null> {
    const [row] = await this.db.read("SELECT habits FROM call_habits WHERE player = ?", player);
    return row ? (JSON.parse(String(row.habits)) as CallHabits) : null;
  }

  async putHabits(player: string, habits: CallHabits): Promise<void> {
    await this.db.write(
      statement(
        `INSERT INTO call_habits (player, habits) VALUES (?, ?)
         ON CONFLICT (player) DO UPDATE SET habits = excluded.habits`,
        player,
        JSON.stringify(habits),
      ),
      // What rests until other hours is looked at anew.
      statement("UPDATE call_channels SET not_before = 0 WHERE player = ? AND failures = 0", player),
    );
  }

  async ask(table: string, question: number, players: readonly string[], at: number): Promise<void> {
    await this.db.write(
      ...players.map((player) =>
        statement(
          `INSERT INTO calls (channel, table_id, question, asked_at, done)
           SELECT id, ?, ?, ?, 0 FROM call_channels WHERE player = ? AND is_on = 1 AND confirmed = 1
           ON CONFLICT (channel, table_id) DO UPDATE
           SET question = excluded.question, asked_at = excluded.asked_at, done = 0, again_at = NULL
           WHERE calls.question <> excluded.question`,
          table,
          question,
          at,
          player,
        ),
      ),
    );
  }

  async tell(news: News, table: string, players: readonly string[], at: number): Promise<void> {
    await this.db.write(
      ...players.map((player) =>
        statement(
          `INSERT INTO calls (channel, table_id, question, asked_at, done)
           SELECT id, ?, ?, ?, 0 FROM call_channels WHERE player = ? AND is_on = 1 AND confirmed = 1
           ON CONFLICT (channel, table_id) DO UPDATE
           SET question = excluded.question, asked_at = excluded.asked_at, done = 0, again_at = NULL
           WHERE calls.question <> excluded.question
             AND CASE WHEN excluded.question = ${OVER} THEN 1 = 1
                      WHEN excluded.question IN (${OFFERED}, ${NAMED}) THEN calls.question >= 0 OR calls.done = 1 OR calls.question = ${NAMED}
                      ELSE calls.question IN (${INVITED}, ${FREED}, ${SWAP}, ${OFFERED}, ${NAMED}) END`,
          ...[table, news, at, player],
        ),
      ),
    );
  }

  async cameBack(player: string, table: string): Promise<void> {
    await this.db.write(
      statement(
        `DELETE FROM calls WHERE table_id = ? AND question IN (${OVER}, ${OFFERED}, ${NAMED})
           AND channel IN (SELECT id FROM call_channels WHERE player = ?)`,
        table,
        player,
      ),
      statement("UPDATE call_channels SET not_before = 0 WHERE player = ? AND not_before > 0 AND failures = 0", player),
    );
  }

  async claim(now: number, askedBefore: number, leaseMs: number): Promise<ChannelRecord | null> {
    const found = await this.db.read(
      `SELECT c.id FROM calls d JOIN call_channels c ON c.id = d.channel
       WHERE c.is_on = 1 AND c.confirmed = 1 AND c.leased_until <= ?
         AND ((d.done = 0 AND d.asked_at <= ? AND c.not_before <= ?)
              OR (d.done = 1 AND d.again_at <= ? AND (c.failures = 0 OR c.not_before <= ?)))
       ORDER BY d.asked_at LIMIT 8`,
      now,
      askedBefore,
      now,
      now,
      now,
    );
    for (const { id } of found) {
      const [taken] = await this.db.write(
        statement(
          `UPDATE call_channels SET leased_until = ? WHERE id = ? AND leased_until <= ?
             AND (not_before <= ? OR (failures = 0 AND EXISTS
               (SELECT 1 FROM calls d WHERE d.channel = call_channels.id AND d.done = 1 AND d.again_at <= ?)))
           RETURNING *`,
          now + leaseMs,
          id!,
          now,
          now,
          now,
        ),
      );
      if (taken) return asChannel(taken);
    }
    return null;
  }

  async due(channel: string, now: number): Promise<DueCall[]> {
    const found = await this.db.read(
      `SELECT table_id, question, done FROM calls WHERE channel = ? AND (done = 0 OR again_at <= ?)
       ORDER BY asked_at, table_id`,
      channel,
      now,
    );
    return found.map(({ table_id, question, done }) => ({
      table: String(table_id),
      question: Number(question),
      ...(done === 1 && { isAgain: true as const }),
    }));
  }

  async settle(channel: string, { done, gone, notBefore, failures, hasArrived, at }: Settled): Promise<void> {
    const of = ({ table, question }: DueCall) => [channel, table, question] as const;
    // A question that came meanwhile stays due.
    const same = "WHERE channel = ? AND table_id = ? AND question = ?";
    await this.db.write(
      ...done.map((call) =>
        statement(`UPDATE calls SET done = 1, again_at = ? ${same}`, call.again ?? null, ...of(call)),
      ),
      ...gone.map((call) => statement(`DELETE FROM calls ${same}`, ...of(call))),
      ...(hasArrived === null ? [] : [outcomeNoted(channel, at, hasArrived)]),
      statement(
        "UPDATE call_channels SET leased_until = 0, not_before = ?, failures = ? WHERE id = ?",
        notBefore,
        failures,
        channel,
      ),
    );
  }

  async recentTables(since: number): Promise<string[]> {
    const found = await this.db.read(
      `SELECT DISTINCT t.id FROM call_channels c
       JOIN seats s ON s.player = c.player
       JOIN tables t ON t.id = s.table_id
       WHERE c.is_on = 1 AND c.confirmed = 1 AND t.status = 'running'
         AND (SELECT l.at FROM log l WHERE l.table_id = t.id ORDER BY l.seq DESC LIMIT 1) > ?`,
      since,
    );
    return found.map(({ id }) => String(id));
  }
}

const outcomeNoted = (channel: string, at: number, hasArrived: boolean): Statement =>
  statement(
    "UPDATE call_channels SET outcome = ?, outcome_at = ? WHERE id = ?",
    hasArrived ? "arrived" : "failed",
    at,
    channel,
  );

/** Browsers in which a player is no longer signed in are called no more. */
export const signedOutForgotten = (player: string): Statement =>
  statement(
    `DELETE FROM call_channels WHERE player = ? AND session IS NOT NULL
       AND session NOT IN (SELECT id FROM sessions WHERE player = ?)`,
    player,
    player,
  );

/** Forgets how a player was called. */
export const callsForgotten = (player: string): Statement[] => [
  statement("DELETE FROM call_channels WHERE player = ?", player),
  statement("DELETE FROM call_habits WHERE player = ?", player),
];

const asChannel = (row: Found): ChannelRecord => ({
  id: String(row.id),
  player: String(row.player),
  kind: row.kind as CallKind,
  address: String(row.address),
  secrets: row.secrets === null ? null : String(row.secrets),
  session: row.session === null ? null : String(row.session),
  isOn: row.is_on === 1,
  isConfirmed: row.confirmed === 1,
  createdAt: Number(row.created_at),
  failures: Number(row.failures),
  last: row.outcome_at === null ? null : { at: Number(row.outcome_at), hasArrived: row.outcome === "arrived" },
});
