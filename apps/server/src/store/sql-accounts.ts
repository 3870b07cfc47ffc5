import type { AccountRecord, AccountStore, OwnLine, SessionRecord, VisitorRecord } from "./accounts.ts";
import { type Database, type Found, type Statement, statement } from "./database.ts";
import type { PasskeyRecord } from "./passkeys.ts";
import { asPlayer } from "./records.ts";
import { callsForgotten, signedOutForgotten } from "./sql-calls.ts";
import { companyForgotten } from "./sql-company.ts";
import { notesForgotten } from "./sql-notes.ts";
import { passkeyAdded, passkeysForgotten } from "./sql-passkeys.ts";
import { ratingsForgotten } from "./sql-results.ts";
import { entriesWithdrawn } from "./sql-tournaments.ts";

/** Accounts and their sessions, in plain SQL. */
export class SqlAccounts implements AccountStore {
  private readonly db: Database;

  constructor(db: Database) {
    this.db = db;
  }

  async visitor(player: string, session: string | null): Promise<VisitorRecord | null> {
    const [row] = await this.db.read(
      `SELECT p.id, p.name, p.language, p.created_at, p.owner, p.scopes, a.player AS account, a.login, a.portrait, a.created_at AS since,
              s.id AS session, s.agent, s.opened_at, s.seen_at
       FROM players p
       LEFT JOIN accounts a ON a.player = p.id
       LEFT JOIN sessions s ON s.player = p.id AND s.id = ?
       WHERE p.id = ?`,
      session ?? "",
      player,
    );
    if (!row) return null;
    const { login, portrait } = row;
    return {
      player: asPlayer(row),
      account:
        row.account === null
          ? null
          : { login: asText(login), portrait: asText(portrait), createdAt: Number(row.since) },
      session: row.session === null ? null : asSession({ ...row, id: row.session!, player }),
    };
  }

  async create(
    { player, login, password, createdAt }: AccountRecord,
    session: SessionRecord,
    passkey?: PasskeyRecord,
  ): Promise<boolean> {
    const made = await this.db.write(
      statement(
        "INSERT INTO accounts (player, login, password, created_at) VALUES (?, ?, ?, ?)",
        player,
        login,
        password,
        createdAt,
      ),
      ...(passkey ? [passkeyAdded(passkey, 1)] : []),
      // The browser the guest was called in is now signed in.
      statement("UPDATE call_channels SET session = ? WHERE player = ? AND kind = 'push'", session.id, player),
      sessionAdded(session),
    );
    return made.length === 1;
  }

  async byLogin(login: string): Promise<AccountRecord | null> {
    const [row] = await this.db.read("SELECT * FROM accounts WHERE login = ?", login);
    if (!row) return null;
    const { player, password, created_at: createdAt, key_needed: keyNeeded } = row;
    return {
      player: String(player),
      login,
      password: asText(password),
      createdAt: Number(createdAt),
      ...(keyNeeded === 1 && { keyNeeded: true as const }),
    };
  }

  async open(session: SessionRecord): Promise<void> {
    await this.db.write(sessionAdded(session));
  }

  async renew(player: string, session: string, next: string, at: number): Promise<void> {
    await this.db.write(
      statement("UPDATE call_channels SET session = ? WHERE player = ? AND session = ?", next, player, session),
      statement(
        "UPDATE sessions SET id = ?, opened_at = ?, seen_at = ? WHERE player = ? AND id = ?",
        next,
        at,
        at,
        player,
        session,
      ),
    );
  }

  async noteSeen(session: string, at: number): Promise<void> {
    await this.db.write(statement("UPDATE sessions SET seen_at = ? WHERE id = ?", at, session));
  }

  async sessions(player: string): Promise<SessionRecord[]> {
    const found = await this.db.read(
      "SELECT *, name AS session_name FROM sessions WHERE player = ? ORDER BY seen_at DESC, id",
      player,
    );
    return found.map(asSession);
  }

  async living(sessions: readonly string[]): Promise<ReadonlySet<string>> {
    if (sessions.length === 0) return new Set();
    const marks = sessions.map(() => "?").join(", ");
    const found = await this.db.read(`SELECT id FROM sessions WHERE id IN (${marks})`, ...sessions);
    return new Set(found.map(({ id }) => String(id)));
  }

  async nameSession(player: string, session: string, name: string | null): Promise<boolean> {
    const named = await this.db.write(
      statement("UPDATE sessions SET name = ? WHERE player = ? AND id = ? RETURNING id", name, player, session),
    );
    return named.length === 1;
  }

  async end(player: string, session: string): Promise<boolean> {
    const ended = await this.db.write(
      statement("DELETE FROM call_channels WHERE player = ? AND session = ?", player, session),
      statement("DELETE FROM sessions WHERE player = ? AND id = ? RETURNING id", player, session),
    );
    return ended.length === 1;
  }

  async endOthers(player: string, kept: string): Promise<void> {
    await this.db.write(
      statement("DELETE FROM sessions WHERE player = ? AND id <> ?", player, kept),
      signedOutForgotten(player),
    );
  }

  async endAll(player: string | null): Promise<number> {
    const ended =
      player === null
        ? await this.db.write(
            statement("DELETE FROM call_channels WHERE session IS NOT NULL"),
            statement("DELETE FROM sessions RETURNING id"),
          )
        : await this.db.write(
            statement("DELETE FROM call_channels WHERE player = ? AND session IS NOT NULL", player),
            statement("DELETE FROM sessions WHERE player = ? RETURNING id", player),
          );
    return ended.length;
  }

  async setPassword(player: string, password: string, session: SessionRecord | null): Promise<void> {
    await this.db.write(
      statement("UPDATE accounts SET password = ? WHERE player = ?", password, player),
      statement("DELETE FROM sessions WHERE player = ?", player),
      signedOutForgotten(player),
      ...(session ? [sessionAdded(session)] : []),
    );
  }

  async setKeyNeeded(player: string, isNeeded: boolean, codes: readonly string[]): Promise<void> {
    await this.db.write(
      statement("UPDATE accounts SET key_needed = ? WHERE player = ?", Number(isNeeded), player),
      statement("DELETE FROM recovery_codes WHERE player = ?", player),
      ...codes.map((hash) => statement("INSERT INTO recovery_codes (player, hash) VALUES (?, ?)", player, hash)),
    );
  }

  async takeCode(player: string, hash: string): Promise<boolean> {
    const taken = await this.db.write(
      statement("DELETE FROM recovery_codes WHERE player = ? AND hash = ? RETURNING hash", player, hash),
    );
    return taken.length === 1;
  }

  async countCodes(player: string): Promise<number> {
    const [row] = await this.db.read("SELECT count(*) AS n FROM recovery_codes WHERE player = ?", player);
    return Number(row!.n);
  }

  async setPortrait(player: string, portrait: string): Promise<void> {
    await this.db.write(statement("UPDATE accounts SET portrait = ? WHERE player = ?", portrait, player));
  }

  async erase(player: string, name: string): Promise<void> {
    await this.db.write(
      // The row stays, empty: cookies from the time before the account must not come to life again.
      statement(
        "UPDATE accounts SET login = NULL, password = NULL, portrait = NULL, key_needed = 0 WHERE player = ?",
        player,
      ),
      statement("DELETE FROM recovery_codes WHERE player = ?", player),
      statement("DELETE FROM sessions WHERE player = ?", player),
      ...passkeysForgotten(player),
      statement("DELETE FROM guests WHERE player = ?", player),
      ...callsForgotten(player),
      ...companyForgotten(player),
      ratingsForgotten(player),
      ...entriesWithdrawn(player),
      statement("DELETE FROM vacations WHERE player = ?", player),
      ...notesForgotten(player),
      statement("DELETE FROM shown_seats WHERE player = ?", player),
      statement("UPDATE seats SET kept_for = NULL WHERE kept_for = ?", player),
      statement("UPDATE players SET scopes = '' WHERE owner = ?", player),
      statement(`DELETE FROM chat WHERE ${SAID_BY}`, player, player, player),
      // A table nobody has named is called after the player who opened it.
      statement(
        "UPDATE tables SET name = ? WHERE creator = ? AND name = (SELECT p.name FROM players p WHERE p.id = tables.creator)",
        name,
        player,
      ),
      statement("UPDATE tables SET origin = NULL WHERE creator = ?", player),
      statement("UPDATE players SET name = ? WHERE id = ?", name, player),
    );
  }

  async linesOf(player: string): Promise<OwnLine[]> {
    const found = await this.db.read(
      `SELECT table_id, text, at FROM chat WHERE ${SAID_BY} ORDER BY at`,
      player,
      player,
      player,
    );
    return found.map(({ table_id, text, at }) => ({ table: String(table_id), text: String(text), at: Number(at) }));
  }
}

/** What a player said; in lines from before that was kept: from a seat they have, or had before a bot took it. */
const SAID_BY = `(chat.player = ? OR (chat.player IS NULL AND EXISTS (SELECT 1 FROM seats s WHERE s.table_id = chat.table_id AND s.seat = chat.seat
                         AND (s.player = ? OR s.replaces = ?))))`;

const asText = (value: Found[string] | undefined): string | null => (typeof value === "string" ? value : null);

const asSession = (row: Found): SessionRecord => ({
  id: String(row.id),
  player: String(row.player),
  agent: String(row.agent),
  ...(typeof row.session_name === "string" && { name: row.session_name }),
  openedAt: Number(row.opened_at),
  seenAt: Number(row.seen_at),
});

const sessionAdded = ({ id, player, agent, openedAt, seenAt }: SessionRecord): Statement =>
  statement(
    "INSERT INTO sessions (id, player, agent, opened_at, seen_at) VALUES (?, ?, ?, ?, ?) RETURNING id",
    id,
    player,
    agent,
    openedAt,
    seenAt,
  );
