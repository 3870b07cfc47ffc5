import type { Ending } from "@paravent/content/plug";
import type { TableView } from "@paravent/kernel";
import type { GameResult, SeatResult } from "../store/results.ts";
import type { LogRow, SeatRecord, TableRecord } from "../store/store.ts";
import { isBy } from "./command.ts";

/** Reads the last view of a game, in the words every game has. */
export type ReadEnding = (view: unknown) => Ending;

/** How a game has ended, from what the public saw last and from its log. Null where it tells no outcome. */
export function resultOf(
  table: TableRecord,
  view: TableView<unknown>,
  rows: readonly LogRow[],
  read: ReadEnding | undefined,
): GameResult | null {
  const { outcome } = view;
  if (!outcome) return null;
  const ending = read ? read(view.game) : null;
  const places = placesOf(outcome.winners, table.seats.length, ending);
  const seats = table.seats.map((taken, seat): SeatResult => {
    const own = rows.filter((row) => row.seat === seat);
    return {
      seat,
      ...holder(taken),
      place: places?.[seat] ?? null,
      points: ending?.seats[seat]?.points ?? null,
      side: ending?.seats[seat]?.side ?? "",
      answers: own.length,
      late: own.filter(({ command }) => isBy("clock", command)).length,
      draws: drawsIn(own),
    };
  });
  const [first, last] = [rows[0]?.at ?? 0, rows.at(-1)?.at ?? 0];
  return {
    table: table.id,
    game: table.game,
    rated: table.terms.rated === true && places !== null && seats.every(({ player }) => player !== null),
    rounds: ending?.rounds ?? null,
    at: last,
    lasted: Math.max(0, last - first),
    seats,
  };
}

function holder(taken: SeatRecord): Pick<SeatResult, "player" | "left"> {
  if (taken.kind === "person") return { player: taken.player, left: taken.substitute !== undefined };
  const player = taken.kind === "bot" ? (taken.replaces ?? null) : null;
  return { player, left: player !== null };
}

/** Who has won is first, the others follow by their points; null where all have lost. */
function placesOf(winners: readonly number[], seats: number, ending: Ending | null): number[] | null {
  if (winners.length === 0) return null;
  const score = (seat: number): number =>
    winners.includes(seat) ? Number.POSITIVE_INFINITY : (ending?.seats[seat]?.points ?? 0);
  const scores = Array.from({ length: seats }, (_, seat) => score(seat));
  return scores.map((own) => 1 + scores.filter((other) => other > own).length);
}

function drawsIn(rows: readonly LogRow[]): SeatResult["draws"] {
  const draws: Record<string, [number, number]> = {};
  for (const [possible, came] of rows.flatMap(({ drawn }) => drawn?.draws ?? [])) {
    const [times, sum] = draws[possible] ?? [0, 0];
    draws[possible] = [times + 1, sum + came + 1];
  }
  return draws;
}
