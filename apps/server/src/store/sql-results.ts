import { type Database, type Found, type Statement, statement } from "./database.ts";
import type { GameResult, Leader, Rated, RatingRecord, ResultStore, SeatResult } from "./results.ts";

/** Results and ratings in plain SQL. */
export class SqlResults implements ResultStore {
  private readonly db: Database;

  constructor(db: Database) {
    this.db = db;
  }

  async record(result: GameResult, ratings: readonly RatingRecord[]): Promise<boolean> {
    const { table, game, rated, rounds, at, lasted, seats } = result;
    const written = await this.db.write(
      ...seats.map((seat) => seatAdded(table, seat)),
      ...ratings.flatMap((rating) => [ratingPassed(rating), ratingAdded(rating)]),
      statement(
        `INSERT INTO results (table_id, game, rated, rounds, at, lasted) VALUES (?, ?, ?, ?, ?, ?) RETURNING table_id`,
        table,
        game,
        rated ? 1 : 0,
        rounds,
        at,
        lasted,
      ),
    );
    return written.length === 1;
  }

  async isRecorded(table: string): Promise<boolean> {
    return (await this.db.read("SELECT table_id FROM results WHERE table_id = ?", table)).length > 0;
  }

  async of(player: string, most: number): Promise<GameResult[]> {
    const found = await this.db.read(
      `SELECT r.* FROM results r JOIN seat_results s ON s.table_id = r.table_id AND s.player = ?
       ORDER BY r.at DESC, r.table_id LIMIT ?`,
      player,
      most,
    );
    return this.whole(found);
  }

  async at(tables: readonly string[]): Promise<GameResult[]> {
    if (tables.length === 0) return [];
    const which = tables.map(() => "?").join(", ");
    return this.whole(await this.db.read(`SELECT * FROM results WHERE table_id IN (${which})`, ...tables));
  }

  /** Results with their seats. */
  private async whole(found: readonly Found[]): Promise<GameResult[]> {
    if (found.length === 0) return [];
    const seats = await this.db.read(
      `SELECT * FROM seat_results WHERE table_id IN (${found.map(() => "?").join(", ")}) ORDER BY table_id, seat`,
      ...found.map(({ table_id }) => table_id!),
    );
    const byTable = Map.groupBy(seats, ({ table_id }) => table_id);
    return found.map((row) => ({
      table: String(row.table_id),
      game: String(row.game),
      rated: row.rated === 1,
      rounds: row.rounds === null ? null : Number(row.rounds),
      at: Number(row.at),
      lasted: Number(row.lasted),
      seats: (byTable.get(row.table_id!) ?? []).map(asSeat),
    }));
  }

  async ratings(game: string, who: readonly Rated[]): Promise<RatingRecord[]> {
    if (who.length === 0) return [];
    const found = await this.db.read(
      `SELECT * FROM ratings r WHERE r.game = ? AND r.who IN (${who.map(() => "?").join(", ")})
       AND r.nth = (SELECT max(l.nth) FROM ratings l WHERE l.game = r.game AND l.who = r.who)`,
      game,
      ...who,
    );
    return found.map(asRating);
  }

  async ratingsOf(player: string): Promise<RatingRecord[]> {
    const found = await this.db.read("SELECT * FROM ratings WHERE who = ? ORDER BY game, nth", `player:${player}`);
    return found.map(asRating);
  }

  async leaders(game: string, least: number, most: number): Promise<Leader[]> {
    const found = await this.db.read(
      // In the order of the index `ratings_best`; 8 is where the id begins after "player:".
      `SELECT p.id, p.name, a.portrait, r.mu, r.sigma, r.nth FROM ratings r
       JOIN accounts a ON a.player = substr(r.who, 8) AND a.login IS NOT NULL
       JOIN players p ON p.id = a.player
       WHERE r.game = ? AND r.latest = 1 AND r.nth >= ? AND r.who LIKE 'player:%'
       ORDER BY (r.mu - 2 * r.sigma) DESC, r.who LIMIT ?`,
      game,
      least,
      most,
    );
    return found.map((row) => ({
      player: String(row.id),
      name: String(row.name),
      portrait: row.portrait === null ? null : String(row.portrait),
      mu: Number(row.mu),
      sigma: Number(row.sigma),
      games: Number(row.nth),
    }));
  }
}

const seatAdded = (table: string, seat: SeatResult): Statement =>
  statement(
    `INSERT INTO seat_results (table_id, seat, player, place, points, side, was_left, answers, late, draws)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    table,
    seat.seat,
    seat.player,
    seat.place,
    seat.points,
    seat.side,
    seat.left ? 1 : 0,
    seat.answers,
    seat.late,
    JSON.stringify(seat.draws),
  );

/** Another one takes its place. */
const ratingPassed = ({ game, who }: RatingRecord): Statement =>
  statement("UPDATE ratings SET latest = 0 WHERE game = ? AND who = ? AND latest = 1", game, who);

const ratingAdded = ({ game, who, nth, mu, sigma, table, at }: RatingRecord): Statement =>
  statement(
    "INSERT INTO ratings (game, who, nth, mu, sigma, table_id, at, latest) VALUES (?, ?, ?, ?, ?, ?, ?, 1)",
    game,
    who,
    nth,
    mu,
    sigma,
    table,
    at,
  );

const asSeat = (row: Found): SeatResult => ({
  seat: Number(row.seat),
  player: row.player === null ? null : String(row.player),
  place: row.place === null ? null : Number(row.place),
  points: row.points === null ? null : Number(row.points),
  side: String(row.side),
  left: row.was_left === 1,
  answers: Number(row.answers),
  late: Number(row.late),
  draws: JSON.parse(String(row.draws)) as SeatResult["draws"],
});

const asRating = (row: Found): RatingRecord => ({
  game: String(row.game),
  who: row.who as Rated,
  nth: Number(row.nth),
  mu: Number(row.mu),
  sigma: Number(row.sigma),
  table: String(row.table_id),
  at: Number(row.at),
});

/** What is believed of a player is forgotten with them; how their games ended stays with the others. */
export const ratingsForgotten = (player: string): Statement =>
  statement("DELETE FROM ratings WHERE who = ?", `player:${player}`);
