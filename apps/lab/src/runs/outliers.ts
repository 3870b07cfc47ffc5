import { comebackIn, leadsIn } from "../sim/course.ts";
import type { Played } from "../sim/play.ts";

/** A game far from what is to be expected: worth reading before anything is concluded. */
export interface Outlier {
  /** In what it is extreme: `shortest`, `longest`, `comeback`, `leads`, `winner`, or an event that the game counts. */
  readonly kind: string;
  readonly deal: number;
  /** How much it has of it, and by how many standard deviations it differs from the mean. */
  readonly value: number;
  readonly deviation: number;
  /** The seat that won, and its points from round to round. */
  readonly side: string;
  readonly points: number;
  readonly course: readonly number[];
}

/** The game that has most of each thing, or least, the farthest first; nothing where all games are alike. */
export function outliersOf(games: readonly Played[]): Outlier[] {
  const counted = [...new Set(games.flatMap(({ counts }) => Object.keys(counts)))].sort();
  const found = [
    extreme(games, "shortest", ({ answers }) => -answers),
    extreme(games, "longest", ({ answers }) => answers),
    extreme(games, "comeback", comebackIn),
    extreme(games, "leads", leadsIn),
    extreme(games, "winner", ({ seats }) => Math.max(...seats.map(({ points }) => points))),
    ...counted.map((type) => extreme(games, type, ({ counts }) => counts[type] ?? 0)),
  ];
  return found.filter((one) => one !== null).sort((a, b) => b.deviation - a.deviation);
}

function extreme(games: readonly Played[], kind: string, of: (game: Played) => number): Outlier | null {
  const values = games.map(of);
  const mean = values.reduce((sum, n) => sum + n, 0) / values.length;
  const spread = Math.sqrt(values.reduce((sum, n) => sum + (n - mean) ** 2, 0) / values.length);
  const most = values.reduce((best, n) => Math.max(best, n), Number.NEGATIVE_INFINITY);
  if (spread === 0) return null;
  const deal = values.indexOf(most);
  const { seats, course } = games[deal]!;
  const winner = seats.findIndex(({ won }) => won > 0);
  const { side, points } = seats[winner]!;
  return {
    kind,
    deal,
    value: Math.abs(most),
    deviation: (most - mean) / spread,
    side,
    points,
    course: course.map((of) => of[winner]!),
  };
}
