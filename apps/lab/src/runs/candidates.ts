import { Rng } from "@paravent/kernel";

/** A number that may be any whole one between two, both included; fractions go by tenths. */
export interface Range {
  readonly now: number;
  readonly low: number;
  readonly high: number;
}

/** The most values of a number that a sweep plays, and of each of two. */
const MOST_VALUES = 12;
const MOST_OF_TWO = 7;

const stepOf = ({ now, low, high }: Range): number => ([now, low, high].every(Number.isInteger) ? 1 : 0.1);
const rounded = (n: number): number => Math.round(n * 10) / 10;

/** The values of a sweep, evenly spread from the lowest to the highest. */
function valuesOf(range: Range, most: number): number[] {
  const step = stepOf(range);
  const steps = Math.max(0, Math.round((range.high - range.low) / step));
  const by = Math.max(1, Math.ceil(steps / (most - 1)));
  const count = Math.floor(steps / by) + 1;
  return Array.from({ length: count }, (_, n) => rounded(range.low + n * by * step));
}

/** What a sweep plays: every value of one number, or every value of one with every value of another. */
export function swept(ranges: readonly Range[]): number[][] {
  const [first, second] = ranges;
  if (!first) return [];
  if (!second) return valuesOf(first, MOST_VALUES).map((value) => [value]);
  const others = valuesOf(second, MOST_OF_TWO);
  return valuesOf(first, MOST_OF_TWO).flatMap((value) => others.map((other) => [value, other]));
}

/**
 * What a search tries: how things are now, then different choices drawn evenly from the ranges. The same seed draws the
 * same; where there are fewer choices than wished for, each comes once.
 */
export function candidates(ranges: readonly Range[], count: number, seed: string): number[][] {
  const rng = Rng.from(`${seed}/candidates`);
  const sizes = ranges.map((range) => Math.max(1, Math.round((range.high - range.low) / stepOf(range)) + 1));
  const all = sizes.reduce((product, size) => product * size, 1);
  const now = ranges.map((range) => range.now);
  const found = new Map([[now.join(), now]]);
  const isOutside = ranges.some(({ now: n, low, high }) => n < low || n > high);
  const most = Math.min(count, isOutside ? all + 1 : all);
  while (found.size < most) {
    const drawn = ranges.map((range, n) => rounded(range.low + rng.below(sizes[n]!) * stepOf(range)));
    found.set(drawn.join(), drawn);
  }
  return [...found.values()];
}
