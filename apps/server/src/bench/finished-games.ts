import type { Game } from "@paravent/kernel";
import { type Database, type Statement, statement } from "../store/database.ts";
import { SqlStore } from "../store/sql-store.ts";
import { LiveTables } from "./live-tables.ts";

/** Those who played them, each with an account; so many more have played often and ask for their lists. */
const PEOPLE = 10_000;
const ASKING = 9;

/** The latest games of each who asks are whole: what shows them needs their logs. Of all others the first row is there. */
const WHOLE_EACH = 30;

const SEATS = 4;
const MINUTE_MS = 60_000;

/** Those who ask for their lists. */
export const ASKERS: readonly string[] = Array.from({ length: ASKING }, (_, n) => `asked-${n}`);

/** Fills an empty database with so many games that are over, with their results and what they told. */
export async function fillWithFinished(db: Database, game: Game, count: number): Promise<void> {
  const whole = await playedOnce(new SqlStore(db), game);
  await db.write(
    // As a backup is restored: nobody has to hear of it, and nothing has to be checked.
    ...(db.kind === "postgres"
      ? [statement("SET LOCAL session_replication_role = replica"), statement("SET LOCAL statement_timeout = 0")]
      : []),
    ...people(),
    ...games(game.id, count, whole),
    ...copies(game.id, count, whole),
    ...results(game.id),
    ...(db.kind === "postgres" ? [statement("ANALYZE")] : []),
  );
}

/** Plays one game to its end, as a server does; its table. */
async function playedOnce(store: SqlStore, game: Game): Promise<string> {
  const live = await LiveTables.open(store, game, 1, SEATS);
  const [id] = (await store.tableIds("", 1)) as [string];
  await live.run(Number.POSITIVE_INFINITY);
  await live.close();
  return id;
}

/** Numbers from 0 on, as both databases count. */
const upTo = (count: number): string =>
  `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ${count})`;

function people(): Statement[] {
  const each = (prefix: string, count: number) => [
    statement(
      `${upTo(count)} INSERT INTO players (id, name, language, created_at)
       SELECT '${prefix}' || i, '${prefix}' || i, 'en', 1 FROM n`,
    ),
    statement(
      `${upTo(count)} INSERT INTO accounts (player, login, created_at)
       SELECT '${prefix}' || i, '${prefix}' || i, 1 FROM n`,
    ),
  ];
  return [...each("person-", PEOPLE), ...each("asked-", ASKING)];
}

/** In every fiftieth game one of those who ask has sat. */
const seated = (seat: number): string => {
  const anybody = `'person-' || ((i * 7 + ${seat} * 2503) % ${PEOPLE})`;
  return seat === 0 ? `CASE WHEN i % 50 = 0 THEN 'asked-' || ((i / 50) % ${ASKING}) ELSE ${anybody} END` : anybody;
};

function games(game: string, count: number, like: string): Statement[] {
  return [
    statement(
      `${upTo(count)} INSERT INTO tables
         (id, name, game, language, status, options, seed, creator, created_at, seats)
       SELECT 'game-' || i, 'A game', '${game}', 'en', 'over', t.options, 'seed-' || i, ${seated(0)},
              ${MINUTE_MS} * CAST(i AS BIGINT), ${SEATS}
       FROM n, (SELECT options FROM tables WHERE id = '${like}') t`,
    ),
    ...Array.from({ length: SEATS }, (_, seat) =>
      statement(
        `${upTo(count)} INSERT INTO seats (table_id, seat, player) SELECT 'game-' || i, ${seat}, ${seated(seat)} FROM n`,
      ),
    ),
    statement(
      `${upTo(count)} INSERT INTO log (table_id, seq, seat, command, input, events, hash, known, rules)
       SELECT 'game-' || i, l.seq, l.seat, l.command, l.input, l.events, l.hash, l.known, l.rules
       FROM n, (SELECT * FROM log WHERE table_id = '${like}' AND seq = 0) l`,
    ),
    statement(`${upTo(count)} INSERT INTO chronicles (table_id, observer, told) SELECT 'game-' || i, -1, '' FROM n`),
  ];
}

/** The game that was played, once more for each of those who ask. */
function copies(game: string, count: number, whole: string): Statement[] {
  const all = upTo(ASKING * WHOLE_EACH);
  const ofLog = "seq, seat, command, input, events, hash, known, rules, undoable, at, seen, drawn, bank".split(", ");
  return [
    statement(
      `${all} INSERT INTO tables (id, name, game, language, status, options, seed, creator, created_at, seats)
       SELECT 'whole-' || i, 'A game', '${game}', 'en', 'over', t.options, t.seed, 'asked-' || (i % ${ASKING}),
              ${MINUTE_MS} * CAST(${count} + i AS BIGINT), t.seats
       FROM n, (SELECT * FROM tables WHERE id = '${whole}') t`,
    ),
    ...Array.from({ length: SEATS }, (_, seat) =>
      statement(
        `${all} INSERT INTO seats (table_id, seat, player)
         SELECT 'whole-' || i, ${seat}, ${seat === 0 ? `'asked-' || (i % ${ASKING})` : `'person-' || (i + ${seat * 1000})`} FROM n`,
      ),
    ),
    statement(
      `${all} INSERT INTO log (table_id, ${ofLog.join(", ")})
       SELECT 'whole-' || i, ${ofLog.map((column) => `l.${column}`).join(", ")}
       FROM n, (SELECT * FROM log WHERE table_id = '${whole}') l`,
    ),
    statement(
      `${all} INSERT INTO snapshots (table_id, seq, state)
       SELECT 'whole-' || i, s.seq, s.state FROM n, (SELECT * FROM snapshots WHERE table_id = '${whole}') s`,
    ),
    statement(`${all} INSERT INTO chronicles (table_id, observer, told) SELECT 'whole-' || i, -1, '' FROM n`),
  ];
}

/** All of them were rated. */
function results(game: string): Statement[] {
  const over = "tables t WHERE t.id LIKE 'game-%' OR t.id LIKE 'whole-%'";
  const satThere = "seats s JOIN tables t ON t.id = s.table_id WHERE t.id LIKE 'game-%' OR t.id LIKE 'whole-%'";
  return [
    statement(
      `INSERT INTO results (table_id, game, rated, rounds, at, lasted)
       SELECT t.id, '${game}', 1, 3, t.created_at, 3600000 FROM ${over}`,
    ),
    statement(
      `INSERT INTO seat_results (table_id, seat, player, place, points, side, was_left, answers, late, draws)
       SELECT s.table_id, s.seat, s.player, s.seat + 1, 10, '', 0, 50, 0, '{}' FROM ${satThere}`,
    ),
    statement(
      `INSERT INTO ratings (game, who, nth, mu, sigma, table_id, at, latest)
       SELECT '${game}', 'player:' || s.player, row_number() OVER (PARTITION BY s.player ORDER BY t.created_at, t.id),
              20 + (t.created_at / ${MINUTE_MS}) % 97, 2, s.table_id, t.created_at,
              CASE WHEN row_number() OVER (PARTITION BY s.player ORDER BY t.created_at DESC, t.id DESC) = 1 THEN 1 ELSE 0 END
       FROM ${satThere}`,
    ),
  ];
}
