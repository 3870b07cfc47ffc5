import { type Statement, statement } from "./database.ts";
import type { NewRow, SeatRecord, TableRecord } from "./store.ts";

/** A table and its seats. Something is given back where they are written. */
export const tableAdded = (table: TableRecord): Statement[] => [
  statement(
    `INSERT INTO tables (id, name, game, language, status, options, seed, creator, origin, created_at, seats, undo,
                         decision_seconds, timing, terms, pack, visibility, invitation, follows, deal)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    table.id,
    table.name,
    table.game,
    table.language,
    table.status,
    JSON.stringify(table.options),
    table.seed,
    table.creator,
    table.origin,
    table.createdAt,
    table.seats.length,
    table.undo,
    table.decisionSeconds,
    JSON.stringify(table.timing),
    JSON.stringify(table.terms),
    table.pack,
    table.visibility,
    table.invitation,
    table.follows,
    table.deal,
  ),
  ...table.seats.map((seat, n) =>
    statement(
      `INSERT INTO seats (table_id, seat, player, entropy, bot, replaces, kept_for, since, swap_with)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
       RETURNING seat`,
      table.id,
      n,
      ...columnsOf(seat),
    ),
  ),
];

/** player, entropy, bot, replaces, kept_for, since, swap_with */
export const columnsOf = (seat: SeatRecord): (string | number | null)[] => [
  seat.kind === "person" ? seat.player : null,
  seat.kind === "person" ? (seat.entropy ?? null) : null,
  seat.kind === "bot" ? seat.level : seat.kind === "person" ? (seat.substitute?.bot ?? null) : null,
  seat.kind === "bot" ? (seat.replaces ?? null) : null,
  seat.kind === "open" ? (seat.keptFor ?? null) : null,
  seat.kind === "person" ? (seat.substitute?.since ?? seat.backAt ?? null) : null,
  seat.kind === "person" ? (seat.swapWith ?? null) : null,
];

/** A row of a log. The row before it must be there: a log has no holes, whoever writes it. */
export const rowAdded = (table: string, row: NewRow): Statement =>
  statement(
    `INSERT INTO log (table_id, seq, seat, command, input, events, hash, known, seen, undoable, rules, drawn, bank, at)
     SELECT CAST(? AS TEXT), CAST(? AS INTEGER), CAST(? AS INTEGER), CAST(? AS TEXT), CAST(? AS TEXT),
            CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS INTEGER), CAST(? AS TEXT), CAST(? AS INTEGER),
            CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS BIGINT), CAST(? AS BIGINT)
     WHERE (SELECT coalesce(max(seq), -1) FROM log WHERE table_id = ?) = ?
     RETURNING seq`,
    table,
    row.seq,
    row.seat,
    row.command,
    JSON.stringify(row.input),
    JSON.stringify(row.events),
    row.hash,
    row.known ? 1 : 0,
    row.seen && JSON.stringify(row.seen),
    row.undoable ? 1 : 0,
    row.rules,
    row.drawn && JSON.stringify(row.drawn),
    row.bank ?? null,
    row.at,
    table,
    row.seq - 1,
  );
