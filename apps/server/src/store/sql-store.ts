import { randomBytes } from "node:crypto";
import type { Observer, Seat } from "@paravent/kernel";
import { type Database, type Statement, statement } from "./database.ts";
import { asLine, asPack, asPlayer, asRow, asSeen, channelOf } from "./records.ts";
import { SqlAccounts } from "./sql-accounts.ts";
import { SqlCalls } from "./sql-calls.ts";
import { lensesAdded, SqlChronicles } from "./sql-chronicles.ts";
import { SqlCompany } from "./sql-company.ts";
import { SqlNotes } from "./sql-notes.ts";
import { SqlPasskeys } from "./sql-passkeys.ts";
import { SqlResults } from "./sql-results.ts";
import { SqlTime } from "./sql-time.ts";
import { SqlTournaments } from "./sql-tournaments.ts";
import { rowAdded, tableAdded } from "./statements.ts";
import type {
  Appended,
  ChatRecord,
  LogRow,
  NewRow,
  PackRecord,
  PlayerRecord,
  Snapshot,
  Store,
  StoredGame,
  StoredRow,
  UndoRequest,
} from "./store.ts";

/** Lines of talk kept for a table, and for each pair or circle of seats: older ones go as new ones come. */
const MOST_LINES = 300;

/** The store in plain SQL that both databases read: people, logs, talk and packs, beside the tables and chronicles. */
export class SqlStore extends SqlChronicles implements Store {
  readonly kind: Database["kind"];
  readonly feed: Database["feed"];
  readonly sound: Database["sound"];
  readonly accounts: SqlAccounts;
  readonly passkeys: SqlPasskeys;
  readonly calls: SqlCalls;
  readonly time: SqlTime;
  readonly notes: SqlNotes;
  readonly company: SqlCompany;
  readonly results: SqlResults;
  readonly tournaments: SqlTournaments;

  constructor(db: Database) {
    super(db);
    this.kind = db.kind;
    this.feed = db.feed;
    this.sound = db.sound;
    this.accounts = new SqlAccounts(db);
    this.passkeys = new SqlPasskeys(db);
    this.calls = new SqlCalls(db);
    this.time = new SqlTime(db);
    this.notes = new SqlNotes(db);
    this.company = new SqlCompany(db);
    this.results = new SqlResults(db);
    this.tournaments = new SqlTournaments(db);
  }

  secret(): Promise<string> {
    return this.kept("secret", randomBytes(32).toString("base64url"));
  }

  async kept(name: string, first: string): Promise<string> {
    await this.db.write(statement("INSERT INTO settings (key, value) VALUES (?, ?)", name, first));
    const [row] = await this.db.read("SELECT value FROM settings WHERE key = ?", name);
    return String(row!.value);
  }

  async putPlayer({ id, name, language, createdAt, program }: PlayerRecord): Promise<void> {
    await this.db.write(
      statement(
        `INSERT INTO players (id, name, language, created_at, owner, scopes) VALUES (?, ?, ?, ?, ?, ?)
         ON CONFLICT (id) DO UPDATE SET name = excluded.name, language = excluded.language, scopes = excluded.scopes`,
        id,
        name,
        language,
        createdAt,
        program?.owner ?? null,
        program ? program.scopes.join(" ") : null,
      ),
    );
  }

  async player(id: string): Promise<PlayerRecord | null> {
    const [player] = await this.players([id]);
    return player ?? null;
  }

  async players(ids: readonly string[]): Promise<PlayerRecord[]> {
    if (ids.length === 0) return [];
    const found = await this.db.read(
      `SELECT id, name, language, created_at, owner, scopes FROM players WHERE id IN (${ids.map(() => "?").join(", ")})`,
      ...ids,
    );
    return found.map(asPlayer);
  }

  async countPrograms(owner: string): Promise<number> {
    const [row] = await this.db.read("SELECT count(*) AS n FROM players WHERE owner = ? AND scopes <> ''", owner);
    return Number(row!.n);
  }

  async companions(player: string): Promise<string[]> {
    const found = await this.db.read(
      `SELECT DISTINCT p.name FROM seats own
       JOIN tables t ON t.id = own.table_id AND t.status <> 'over'
       JOIN seats other ON other.table_id = own.table_id AND other.player <> own.player
       JOIN players p ON p.id = other.player
       WHERE own.player = ?`,
      player,
    );
    return found.map(({ name }) => String(name));
  }

  async append(table: string, row: NewRow): Promise<Appended> {
    const added = await this.db.write(rowAdded(table, row));
    return added.length === 1 ? "appended" : "taken";
  }

  async rows(table: string, from: number): Promise<StoredRow[]> {
    const found = await this.db.read(
      `SELECT seq, seat, command, input, events, hash, known, seen, undoable, rules, drawn, bank, at FROM log
       WHERE table_id = ? AND seq >= ? ORDER BY seq`,
      table,
      from,
    );
    return found.map(asRow);
  }

  async countRows(table: string): Promise<ReadonlyMap<Seat, number>> {
    const found = await this.db.read(
      "SELECT seat, count(*) AS n FROM log WHERE table_id = ? AND seat IS NOT NULL GROUP BY seat",
      table,
    );
    return new Map(found.map(({ seat, n }) => [Number(seat), Number(n)]));
  }

  async banks(table: string): Promise<ReadonlyMap<Seat, number>> {
    const found = await this.db.read(
      `SELECT seat, bank FROM log l WHERE table_id = ? AND bank IS NOT NULL
       AND seq = (SELECT max(seq) FROM log m WHERE m.table_id = l.table_id AND m.seat = l.seat AND m.bank IS NOT NULL)`,
      table,
    );
    return new Map(found.map(({ seat, bank }) => [Number(seat), Number(bank)]));
  }

  async rowOf(table: string, seat: Seat, command: string): Promise<Pick<LogRow, "seq" | "seen"> | null> {
    const [row] = await this.db.read(
      "SELECT seq, seen FROM log WHERE table_id = ? AND seat = ? AND command = ?",
      table,
      seat,
      command,
    );
    return row ? { seq: Number(row.seq), seen: asSeen(row) } : null;
  }

  async saveSnapshot(table: string, { seq, state }: Snapshot): Promise<void> {
    await this.db.write(
      statement(
        `INSERT INTO snapshots (table_id, seq, state) VALUES (?, ?, ?)
         ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, state = excluded.state
         WHERE excluded.seq > snapshots.seq`,
        table,
        seq,
        JSON.stringify(state),
      ),
    );
  }

  async snapshot(table: string): Promise<Snapshot | null> {
    const [row] = await this.db.read("SELECT seq, state FROM snapshots WHERE table_id = ?", table);
    return row ? { seq: Number(row.seq), state: JSON.parse(String(row.state)) } : null;
  }

  async say(
    table: string,
    command: string,
    { seat, to, text, at, player }: Omit<ChatRecord, "id">,
  ): Promise<{ id: number; fresh: boolean }> {
    const [near, far] = channelOf(seat, to);
    // Two servers may pick the same number: one of them then picks again.
    for (;;) {
      const [last] = await this.db.read(
        "SELECT coalesce(max(id), 0) AS id FROM chat WHERE table_id = ? AND near = ? AND far = ?",
        table,
        near,
        far,
      );
      const id = Number(last!.id) + 1;
      const added = await this.db.write(
        statement(
          "DELETE FROM chat WHERE table_id = ? AND near = ? AND far = ? AND id <= ?",
          table,
          near,
          far,
          id - MOST_LINES,
        ),
        statement(
          `INSERT INTO chat (table_id, near, far, id, seat, command, text, at, player)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id`,
          table,
          near,
          far,
          id,
          seat,
          command,
          text,
          at,
          player ?? null,
        ),
      );
      if (added.length === 1) return { id, fresh: true };
      const said = await this.lineOf(table, seat, command);
      if (said !== null) return { id: said, fresh: false };
    }
  }

  async line(table: string, seat: Seat, command: string): Promise<ChatRecord | null> {
    const [line] = await this.db.read(
      "SELECT near, far, id, seat, text, at, player FROM chat WHERE table_id = ? AND seat = ? AND command = ?",
      table,
      seat,
      command,
    );
    return line ? asLine(line) : null;
  }

  async lineOf(table: string, seat: Seat, command: string): Promise<number | null> {
    const [line] = await this.db.read(
      "SELECT id FROM chat WHERE table_id = ? AND seat = ? AND command = ?",
      table,
      seat,
      command,
    );
    return line ? Number(line.id) : null;
  }

  async talk(table: string, who: Observer, most: number, ofWatchers = false): Promise<ChatRecord[]> {
    const seat = who === "public" ? -1 : who;
    const found = await this.db.read(
      `SELECT near, far, id, seat, text, at, player FROM chat
       WHERE table_id = ? AND (near = -1 OR near = ? OR (near >= 0 AND far = ?) OR (near = -2 AND (far & ?) <> 0)
         OR near = ?)
       ORDER BY at DESC, near DESC, far DESC, id DESC LIMIT ?`,
      table,
      seat,
      seat,
      who === "public" ? 0 : 1 << who,
      ofWatchers ? -3 : -1,
      most,
    );
    return found.map(asLine).reverse();
  }

  async putUndo(table: string, request: UndoRequest | null): Promise<void> {
    await this.db.write(
      request
        ? statement(
            `INSERT INTO undo_requests (table_id, request) VALUES (?, ?)
             ON CONFLICT (table_id) DO UPDATE SET request = excluded.request`,
            table,
            JSON.stringify(request),
          )
        : statement("DELETE FROM undo_requests WHERE table_id = ?", table),
    );
  }

  async undo(table: string): Promise<UndoRequest | null> {
    const [row] = await this.db.read("SELECT request FROM undo_requests WHERE table_id = ?", table);
    return row ? (JSON.parse(String(row.request)) as UndoRequest) : null;
  }

  async putPack(pack: PackRecord): Promise<void> {
    await this.db.write(packAdded(pack));
  }

  async pack(game: string, id: string): Promise<PackRecord | null> {
    const [row] = await this.db.read("SELECT * FROM packs WHERE game = ? AND id = ?", game, id);
    return row ? asPack(row) : null;
  }

  async countPacks(creator: string): Promise<number> {
    const [row] = await this.db.read("SELECT count(*) AS n FROM packs WHERE creator = ?", creator);
    return Number(row!.n);
  }

  async takeIn({ table, pack, players, rows, told }: StoredGame): Promise<boolean> {
    const taken = await this.db.write(
      ...players.map(playerAdded),
      ...(pack ? [packAdded(pack)] : []),
      ...tableAdded(table),
      ...lensesAdded(table.id, told),
      ...rows.map((row) => rowAdded(table.id, row)),
      statement("SELECT id FROM tables WHERE id = ?", table.id),
    );
    return taken.length === 1;
  }

  async touch(): Promise<void> {
    await this.db.write(
      statement(
        `INSERT INTO settings (key, value) VALUES ('touched', ?)
         ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
        String(Date.now()),
      ),
    );
  }

  close(): Promise<void> {
    return this.db.close();
  }
}

const packAdded = (pack: PackRecord): Statement =>
  statement(
    `INSERT INTO packs (game, id, rules, creator, created_at, document) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (game, id) DO NOTHING`,
    pack.game,
    pack.id,
    pack.rules,
    pack.creator,
    pack.createdAt,
    JSON.stringify(pack.document),
  );

/** Somebody who is known already keeps name and language. */
const playerAdded = ({ id, name, language, createdAt }: PlayerRecord): Statement =>
  statement(
    "INSERT INTO players (id, name, language, created_at) VALUES (?, ?, ?, ?) ON CONFLICT (id) DO NOTHING",
    id,
    name,
    language,
    createdAt,
  );
