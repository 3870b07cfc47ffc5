import type { Group, Grouped } from "./groups.ts";

/** So many lines are drawn at least: more than a journal shows at once. */
const LEAST = 45;
/** When there are so many, those further up are left out again: lines that nobody sees are painted with those in sight. */
const MOST = 90;

/**
 * The actions that are drawn, and open, while the newest line is followed: all since the one they began with, until they
 * are many. They are left out rarely and many at a time, for each time the others have to be held in their places, and
 * the page laid out once more for it.
 */
export function drawnLately<Line extends Grouped>(
  groups: readonly Group<Line>[],
  began: string | null,
): readonly Group<Line>[] {
  const from = groups.findIndex(({ key }) => key === began);
  if (from >= 0 && linesOf(groups.slice(from)) <= MOST) return groups.slice(from);
  let at = groups.length;
  for (let lines = 0; at > 0 && lines < LEAST; at--) lines += groups[at - 1]!.lines.length;
  return groups.slice(at);
}

const linesOf = (groups: readonly Group<Grouped>[]): number => groups.reduce((sum, { lines }) => sum + lines.length, 0);
