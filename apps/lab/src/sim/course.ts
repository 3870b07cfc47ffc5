import type { Played } from "./play.ts";

/** How often the lead passed to another seat, from round to round; who shares it takes it from nobody. */
export function leadsIn({ course }: Pick<Played, "course">): number {
  let changes = 0;
  let leader: number | null = null;
  for (const points of course) {
    const most = Math.max(...points);
    if (points.filter((n) => n === most).length > 1) continue;
    const seat = points.indexOf(most);
    if (leader !== null && leader !== seat) changes++;
    leader = seat;
  }
  return changes;
}

/** How many points whoever won was behind the first, when it stood worst. */
export function comebackIn({ course, seats }: Pick<Played, "course" | "seats">): number {
  const winners = seats.flatMap(({ won }, seat) => (won > 0 ? [seat] : []));
  return Math.max(0, ...course.flatMap((points) => winners.map((seat) => Math.max(...points) - points[seat]!)));
}
