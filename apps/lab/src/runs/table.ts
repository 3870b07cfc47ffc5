import type { Played } from "../sim/play.ts";
import type { Report } from "./report.ts";

/** A line of CSV (RFC 4180); numbers with a point. */
const line = (cells: readonly (string | number | null)[]): string =>
  `${cells.map((cell) => (typeof cell === "string" && /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : (cell ?? ""))).join(",")}\r\n`;

/** Every group of every way on a line: what part of its games it won, and how that differs from the first way. */
export function reportAsCsv({ ways, people }: Report): string {
  const head = ["way", "of", "name", "games", "won", "low", "high", "points", "change", "change low", "change high"];
  const ratings = ["rating", "rating low", "rating high"];
  const rows = ways.flatMap(({ name: way, summary, elo, worth, against }) => [
    ...(["sides", "seats", "bots"] as const).flatMap((of) =>
      summary[of].map(({ name, played, winRate, low, high, meanPoints }) => {
        const changed = of === "bots" ? undefined : against?.[of].find((one) => one.name === name);
        const change = changed ? [changed.change, changed.low, changed.high] : [null, null, null];
        const rated = of === "bots" ? elo.find(({ bot }) => bot === name) : undefined;
        const rating = rated ? [rated.rating, rated.low, rated.high] : [];
        return [way, of, name, played, winRate, low, high, meanPoints, ...change, ...rating];
      }),
    ),
    ...worth.map(({ list, id, seats, won }) => [
      way,
      list,
      id,
      seats,
      won?.share ?? null,
      won?.low ?? null,
      won?.high ?? null,
    ]),
  ]);
  if (people?.summary)
    for (const group of ["sides", "seats"] as const)
      for (const { name, played, winRate, low, high, meanPoints } of people.summary[group])
        rows.push([`people of ${people.from}`, group, name, played, winRate, low, high, meanPoints]);
  return [[...head, ...ratings], ...rows].map(line).join("");
}

/** Every seat of every game on a line. */
export function gamesAsCsv(ways: readonly { readonly name: string; readonly games: readonly Played[] }[]): string {
  const head = ["way", "deal", "rounds", "answers", "end", "seat", "bot", "side", "points", "won"];
  const rows = ways.flatMap(({ name, games }) =>
    games.flatMap(({ rounds, answers, end, seats }, deal) =>
      seats.map(({ bot, side, points, won }, seat) => [
        name,
        deal,
        rounds,
        answers,
        end,
        seat + 1,
        bot,
        side,
        points,
        won,
      ]),
    ),
  );
  return [head, ...rows].map(line).join("");
}
