import type { Seat } from "@paravent/kernel";
import type { LeagueBoard, WithLeagues } from "./facts.ts";
import { leagueOf, printedOn } from "./membership.ts";

type Facts = Readonly<WithLeagues>;

/** DK-LG-OBJ-04, -05: cells a League of so few passes over, up and down. */
const isSkipped = (level: number, members: number): boolean =>
  (level === 4 && members === 1) || (level === 5 && members <= 2);

/** The cell above; a League on the last one stays there (DK-RUL-92). DK-RUL-91: only a move skips. */
export function cellAbove(s: Facts, { id, level, members }: LeagueBoard): number {
  const last = printedOn(s, id).cells.length;
  let cell = level + 1;
  while (isSkipped(cell, members.length)) cell++;
  return cell > last ? level : cell;
}

/** DK-RUL-90: the cell below, never under the first. */
export function cellBelow({ level, members }: LeagueBoard): number {
  let cell = level - 1;
  while (isSkipped(cell, members.length)) cell--;
  return Math.max(1, cell);
}

/** DK-LG-END-02, DK-RUL-98: the League that stands on the first cell at the end costs each of its members 1 VP. */
export const leagueVp = (s: Facts, seat: Seat): number => (leagueOf(s, seat)?.level === 1 ? -1 : 0);
