import type { Seat } from "@paravent/kernel";
import type { GameStory } from "@paravent/protocol";

type Points = GameStory["points"];

/** The points of all seats after a move. */
export interface Standing {
  readonly at: number;
  readonly of: readonly number[];
}

const sum = (parts: Readonly<Record<string, number>>): number =>
  Object.values(parts).reduce((total, part) => total + part, 0);

/** How all stood after each move that changed it; of several at one moment the last. */
export function standings(points: Points): Standing[] {
  const found: Standing[] = [];
  for (const { at, of } of points) {
    const now = of.map(sum);
    if (found.at(-1)?.at === at) found.pop();
    if (found.at(-1)?.of.join() !== now.join()) found.push({ at, of: now });
  }
  return found;
}

/** What one move changed of a player's points, and by which sources. */
export interface Gain {
  readonly at: number;
  readonly n: number;
  readonly parts: readonly { readonly source: string; readonly n: number }[];
}

/** The largest changes of a player's points, in the order in which they came. Shifts from one source to another are none. */
export function largestGains(points: Points, seat: Seat, most: number): Gain[] {
  const gains = points.slice(1).flatMap(({ at, of }, i): Gain[] => {
    const [before, now] = [points[i]!.of[seat]!, of[seat]!];
    const parts = Object.keys(now)
      .map((source) => ({ source, n: now[source]! - (before[source] ?? 0) }))
      .filter(({ n }) => n !== 0);
    const n = sum(now) - sum(before);
    return n === 0 ? [] : [{ at, n, parts }];
  });
  return gains
    .sort((a, b) => Math.abs(b.n) - Math.abs(a.n) || a.at - b.at)
    .slice(0, most)
    .sort((a, b) => a.at - b.at);
}

/** Places so far apart that nothing lies on its neighbour, each as near as may be to the wanted one and none beyond the last. */
export function sideBySide(wanted: readonly number[], apart: number, last: number): number[] {
  const order = [...wanted.keys()].sort((a, b) => wanted[a]! - wanted[b]!);
  const places = [...wanted];
  for (const [n, at] of order.entries()) if (n > 0) places[at] = Math.max(places[at]!, places[order[n - 1]!]! + apart);
  for (const [n, at] of [...order.entries()].reverse())
    places[at] = Math.min(places[at]!, n + 1 < order.length ? places[order[n + 1]!]! - apart : last);
  return places;
}
