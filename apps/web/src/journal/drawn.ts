import type { Group, Grouped } from "./groups.ts";

/** A line is at least so high, in pixels. */
const LINE_PX = 25;
/** A whole turn can be so long: what all chose in secret stands over what came of it. */
const LEAST = 45;
/** When so many more are drawn, those further up are left out while there is nothing else to do: they are painted, too. */
export const MORE = 15;
/** So many more are too many: they are left out at once. */
export const TOO_MANY = 60;

/** So many lines are drawn at least: more than a journal shows at once that is as high as its window. */
export const fillingLines = (windowHeight: number): number => Math.max(LEAST, Math.ceil(windowHeight / LINE_PX));

/** As many lines as may be in sight in a journal of this height; in one that is drawn first, two thirds of its window. */
export const linesInSight = (height: number): number => Math.ceil(height / LINE_PX);

/** How many lines have come after this one; none where it is not told any more. */
export function linesSince(lines: readonly Grouped[], key: string | undefined): number {
  const at = lines.findLastIndex((line) => line.key === key);
  return at < 0 ? 0 : lines.length - 1 - at;
}

/** So many newest lines of these actions; the one in which they begin is cut. */
export function newestOf<Line extends Grouped>(groups: readonly Group<Line>[], lines: number): Group<Line>[] {
  const newest: Group<Line>[] = [];
  let left = lines;
  for (let at = groups.length - 1; at >= 0 && left > 0; at--) {
    const group = groups[at]!;
    newest.unshift(group.lines.length > left ? { ...group, lines: group.lines.slice(-left) } : group);
    left -= group.lines.length;
  }
  return newest;
}

/** These actions from one of their lines on; null if it is not told any more. */
export function sinceLine<Line extends Grouped>(groups: readonly Group<Line>[], key: string): Group<Line>[] | null {
  const from = groups.findIndex(({ lines }) => lines.some((line) => line.key === key));
  if (from < 0) return null;
  const [first, ...rest] = groups.slice(from) as [Group<Line>, ...Group<Line>[]];
  const at = first.lines.findIndex((line) => line.key === key);
  return [at === 0 ? first : { ...first, lines: first.lines.slice(at) }, ...rest];
}

/**
 * The actions that are drawn, and open, while the newest line is followed: all since the one they began with, until they
 * are so many more than needed. They are left out rarely and many at a time, for each time the others have to be held in
 * their places, and the page laid out once more for it.
 */
export function drawnLately<Line extends Grouped>(
  groups: readonly Group<Line>[],
  began: string | null,
  least: number,
  more: number,
): readonly Group<Line>[] {
  const from = groups.findIndex(({ key }) => key === began);
  const drawn = from < 0 ? 0 : linesOf(groups.slice(from));
  if (drawn >= least && drawn <= least + more) return groups.slice(from);
  let at = groups.length;
  for (let lines = 0; at > 0 && lines < least; at--) lines += groups[at - 1]!.lines.length;
  return groups.slice(at);
}

const linesOf = (groups: readonly Group<Grouped>[]): number => groups.reduce((sum, { lines }) => sum + lines.length, 0);
