import { type Database, type Found, type Statement, statement } from "./database.ts";
import type { ChallengeRecord, PasskeyRecord, PasskeyStore } from "./passkeys.ts";

/** Passkeys in plain SQL. */
export class SqlPasskeys implements PasskeyStore {
  private readonly db: Database;

  constructor(db: Database) {
    this.db = db;
  }

  async of(player: string): Promise<PasskeyRecord[]> {
    return (await this.db.read("SELECT * FROM passkeys WHERE player = ? ORDER BY created_at, id", player)).map(
      asPasskey,
    );
  }

  async find(id: string): Promise<PasskeyRecord | null> {
    const [row] = await this.db.read("SELECT * FROM passkeys WHERE id = ?", id);
    return row ? asPasskey(row) : null;
  }

  async add(passkey: PasskeyRecord, most: number): Promise<boolean> {
    return (await this.db.write(passkeyAdded(passkey, most))).length === 1;
  }

  async noteUsed(id: string, counter: number, at: number): Promise<boolean> {
    // Those that do not count say 0 for ever.
    const noted = await this.db.write(
      statement(
        `UPDATE passkeys SET counter = ?, used_at = ?
         WHERE id = ? AND (counter < ? OR (counter = 0 AND ? = 0)) RETURNING id`,
        ...[counter, at, id, counter, counter],
      ),
    );
    return noted.length === 1;
  }

  async rename(player: string, id: string, name: string): Promise<boolean> {
    const done = await this.db.write(
      statement("UPDATE passkeys SET name = ? WHERE player = ? AND id = ? RETURNING id", name, player, id),
    );
    return done.length === 1;
  }

  async remove(player: string, id: string): Promise<boolean> {
    const done = await this.db.write(
      statement(
        `DELETE FROM passkeys WHERE player = ? AND id = ?
           AND (EXISTS (SELECT 1 FROM accounts a WHERE a.player = ? AND a.password IS NOT NULL AND a.key_needed = 0)
                OR EXISTS (SELECT 1 FROM passkeys o WHERE o.player = ? AND o.id <> ?))
         RETURNING id`,
        ...[player, id, player, player, id],
      ),
    );
    return done.length === 1;
  }

  async ask({ challenge, purpose, player, expiresAt }: ChallengeRecord, now: number): Promise<void> {
    await this.db.write(
      statement("DELETE FROM passkey_challenges WHERE expires_at <= ?", now),
      statement(
        "INSERT INTO passkey_challenges (challenge, purpose, player, expires_at) VALUES (?, ?, ?, ?)",
        challenge,
        purpose,
        player ?? "",
        expiresAt,
      ),
    );
  }

  async take({ challenge, purpose, player }: Omit<ChallengeRecord, "expiresAt">, now: number): Promise<boolean> {
    const taken = await this.db.write(
      statement(
        `DELETE FROM passkey_challenges WHERE challenge = ? AND purpose = ? AND player = ? AND expires_at > ?
         RETURNING challenge`,
        ...[challenge, purpose, player ?? "", now],
      ),
    );
    return taken.length === 1;
  }
}

/** One more passkey, if its player has fewer than so many. */
export function passkeyAdded(
  { id, player, name, publicKey, counter, transports, createdAt, usedAt }: PasskeyRecord,
  most: number,
): Statement {
  return statement(
    `INSERT INTO passkeys (id, player, name, public_key, counter, transports, created_at, used_at)
     SELECT CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS BIGINT), CAST(? AS TEXT),
            CAST(? AS BIGINT), CAST(? AS BIGINT)
     WHERE (SELECT count(*) FROM passkeys o WHERE o.player = ?) < ?
     RETURNING id`,
    ...[id, player, name, publicKey, counter, JSON.stringify(transports), createdAt, usedAt, player, most],
  );
}

/** A player who is gone signs in by nothing. */
export const passkeysForgotten = (player: string): Statement[] => [
  statement("DELETE FROM passkeys WHERE player = ?", player),
  statement("DELETE FROM passkey_challenges WHERE player = ?", player),
];

const asPasskey = (row: Found): PasskeyRecord => ({
  id: String(row.id),
  player: String(row.player),
  name: String(row.name),
  publicKey: String(row.public_key),
  counter: Number(row.counter),
  transports: JSON.parse(String(row.transports)) as string[],
  createdAt: Number(row.created_at),
  usedAt: row.used_at === null ? null : Number(row.used_at),
});
