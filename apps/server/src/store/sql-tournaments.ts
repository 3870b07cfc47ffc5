import type { TournamentStatus } from "@paravent/protocol";
import { type Database, type Found, type Statement, statement } from "./database.ts";
import { dealtIn } from "./deals.ts";
import type { EntrantRecord, RoundRecord, TournamentRecord, TournamentStore } from "./tournaments.ts";

/** Tournaments in plain SQL. */
export class SqlTournaments implements TournamentStore {
  private readonly db: Database;

  constructor(db: Database) {
    this.db = db;
  }

  async create(tournament: TournamentRecord, most: number): Promise<boolean> {
    const { id, organiser, settings, listed, status, round, secret, createdAt } = tournament;
    const made = await this.db.write(
      statement(
        `INSERT INTO tournaments (id, organiser, settings, listed, status, round, secret, created_at)
         SELECT CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS INTEGER), CAST(? AS TEXT),
                CAST(? AS INTEGER), CAST(? AS TEXT), CAST(? AS BIGINT)
         WHERE (SELECT count(*) FROM tournaments t WHERE t.organiser = ? AND t.status <> 'over') < ?
         RETURNING id`,
        id,
        organiser,
        JSON.stringify(settings),
        listed ? 1 : 0,
        status,
        round,
        secret,
        createdAt,
        organiser,
        most,
      ),
    );
    return made.length === 1;
  }

  async find(id: string): Promise<TournamentRecord | null> {
    const [found] = await this.db.read("SELECT * FROM tournaments WHERE id = ?", id);
    return found ? asTournament(found) : null;
  }

  async of(player: string, most: number): Promise<TournamentRecord[]> {
    const found = await this.db.read(
      `SELECT t.* FROM tournaments t
       WHERE t.organiser = ? OR t.id IN (SELECT p.tournament FROM tournament_players p WHERE p.player = ?)
       ORDER BY t.created_at DESC, t.id LIMIT ?`,
      player,
      player,
      most,
    );
    return found.map(asTournament);
  }

  async listed(most: number): Promise<TournamentRecord[]> {
    const found = await this.db.read(
      `SELECT * FROM tournaments WHERE listed = 1
       ORDER BY CASE WHEN status = 'over' THEN 1 ELSE 0 END, created_at DESC, id LIMIT ?`,
      most,
    );
    return found.map(asTournament);
  }

  async running(): Promise<string[]> {
    return (await this.db.read("SELECT id FROM tournaments WHERE status = 'running' ORDER BY id")).map(({ id }) =>
      String(id),
    );
  }

  async join(id: string, player: string, at: number, most: number): Promise<boolean> {
    const joined = await this.db.write(
      statement(
        `INSERT INTO tournament_players (tournament, player, joined_at, withdrawn)
         SELECT CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS BIGINT), 0
         WHERE (SELECT t.status FROM tournaments t WHERE t.id = ?) <> 'over'
         AND (SELECT count(*) FROM tournament_players p WHERE p.tournament = ? AND p.player <> ? AND p.withdrawn = 0) < ?
         ON CONFLICT (tournament, player) DO UPDATE SET withdrawn = 0
         RETURNING player`,
        id,
        player,
        at,
        id,
        id,
        player,
        most,
      ),
    );
    return joined.length === 1;
  }

  async withdraw(id: string, player: string): Promise<void> {
    await this.db.write(
      statement(
        `DELETE FROM tournament_players WHERE tournament = ? AND player = ?
         AND (SELECT t.round FROM tournaments t WHERE t.id = tournament_players.tournament) = 0`,
        id,
        player,
      ),
      statement("UPDATE tournament_players SET withdrawn = 1 WHERE tournament = ? AND player = ?", id, player),
    );
  }

  async entrants(id: string): Promise<EntrantRecord[]> {
    const found = await this.db.read(
      "SELECT player, withdrawn FROM tournament_players WHERE tournament = ? ORDER BY joined_at, player",
      id,
    );
    return found.map(({ player, withdrawn }) => ({ player: String(player), withdrawn: withdrawn === 1 }));
  }

  async rounds(id: string): Promise<RoundRecord[]> {
    const found = await this.db.read("SELECT * FROM tournament_rounds WHERE tournament = ? ORDER BY round", id);
    return found.map(asRound);
  }

  async beginRound(id: string, { round, boards, byes, at }: RoundRecord): Promise<boolean> {
    const begun = await this.db.write(
      // Two processes may think that it is time: one row for each round.
      statement(
        `INSERT INTO tournament_rounds (tournament, round, boards, byes, tables, at)
         SELECT t.id, CAST(? AS INTEGER), CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS INTEGER), CAST(? AS BIGINT)
         FROM tournaments t WHERE t.id = ? AND t.status <> 'over' AND t.round = ?`,
        round,
        JSON.stringify(boards),
        JSON.stringify(byes),
        boards.length,
        at,
        id,
        round - 1,
      ),
      statement(
        `UPDATE tournaments SET round = ?, status = 'running' WHERE id = ? AND status <> 'over' AND round = ?
         RETURNING id`,
        round,
        id,
        round - 1,
      ),
    );
    return begun.length === 1;
  }

  async end(id: string): Promise<void> {
    await this.db.write(statement("UPDATE tournaments SET status = 'over' WHERE id = ?", id));
  }

  async over(tables: readonly string[]): Promise<ReadonlySet<string>> {
    if (tables.length === 0) return new Set();
    const found = await this.db.read(
      `SELECT id FROM tables WHERE status = 'over' AND id IN (${tables.map(() => "?").join(", ")})`,
      ...tables,
    );
    return new Set(found.map(({ id }) => String(id)));
  }

  async isOpened(deal: string): Promise<boolean> {
    const { tournament, round } = dealtIn(deal);
    const found = await this.db.read(
      `SELECT r.round FROM tournament_rounds r JOIN tournaments t ON t.id = r.tournament AND t.status <> 'over'
       WHERE r.tournament = ? AND r.round = ?
       AND r.tables > (SELECT count(*) FROM tables d WHERE d.deal = ? AND d.status = 'over')`,
      tournament,
      round,
      deal,
    );
    return found.length === 0;
  }
}

const asTournament = (row: Found): TournamentRecord => ({
  id: String(row.id),
  organiser: String(row.organiser),
  settings: JSON.parse(String(row.settings)) as TournamentRecord["settings"],
  listed: row.listed === 1,
  status: row.status as TournamentStatus,
  round: Number(row.round),
  secret: String(row.secret),
  createdAt: Number(row.created_at),
});

const asRound = (row: Found): RoundRecord => ({
  round: Number(row.round),
  boards: JSON.parse(String(row.boards)) as RoundRecord["boards"],
  byes: JSON.parse(String(row.byes)) as string[],
  at: Number(row.at),
});

/** Who is forgotten plays no more; where they have played, their place stays with the others. */
export const entriesWithdrawn = (player: string): Statement[] => [
  statement(
    `DELETE FROM tournament_players WHERE player = ?
     AND (SELECT t.round FROM tournaments t WHERE t.id = tournament_players.tournament) = 0`,
    player,
  ),
  statement("UPDATE tournament_players SET withdrawn = 1 WHERE player = ?", player),
];
