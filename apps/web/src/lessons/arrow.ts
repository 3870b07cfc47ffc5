import type { Box } from "../ui/box.ts";

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A straight way from one point of the screen to another. */
export interface Arrow {
  readonly start: Point;
  readonly end: Point;
}

/** Shorter ones point at nothing. */
const SHORTEST = 24;

/** The way from a caption to what it speaks of; none where it would lie over something else that is read or touched. */
export function arrowTo(caption: Box, target: Box, kept: readonly Box[]): Arrow | null {
  const middle = { x: target.x + target.width / 2, y: target.y + target.height / 2 };
  const start = nearestIn(caption, middle);
  const end = nearestIn(target, start);
  if (Math.hypot(end.x - start.x, end.y - start.y) < SHORTEST) return null;
  const others = kept.filter((box) => !isWithin(box, target) && !isWithin(target, box) && !isWithin(box, caption));
  return others.some((box) => crosses(start, end, box)) ? null : { start, end };
}

const nearestIn = ({ x, y, width, height }: Box, to: Point): Point => ({
  x: Math.min(Math.max(to.x, x), x + width),
  y: Math.min(Math.max(to.y, y), y + height),
});

const isWithin = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

/** Whether a way goes through a box: it is cut at each side in turn, and something is left of it. */
function crosses(start: Point, end: Point, box: Box): boolean {
  let [from, to] = [0, 1];
  for (const [at, way, low, size] of [
    [start.x, end.x - start.x, box.x, box.width],
    [start.y, end.y - start.y, box.y, box.height],
  ] as const) {
    const [first, last] = [low - at, low + size - at];
    if (way === 0) {
      if (first >= 0 || last <= 0) return false;
      continue;
    }
    from = Math.max(from, Math.min(first / way, last / way));
    to = Math.min(to, Math.max(first / way, last / way));
  }
  return from < to;
}
