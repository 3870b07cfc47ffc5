import { expect, test } from "vitest";
import { candidates, swept } from "./candidates.ts";

const values = (range: { now: number; low: number; high: number }) => swept([range]).flat();

test("a sweep goes evenly from the lowest to the highest, in a dozen steps at most", () => {
  expect(values({ now: 4, low: 1, high: 5 })).toEqual([1, 2, 3, 4, 5]);
  expect(values({ now: 0, low: 0, high: 40 })).toEqual([0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40]);
  expect(values({ now: 0.5, low: 0, high: 0.3 })).toEqual([0, 0.1, 0.2, 0.3]);
  expect(values({ now: 1, low: 2, high: 2 })).toEqual([2]);
});

test("a sweep of two numbers plays every pair, seven values of each at most", () => {
  const two = { now: 1, low: 1, high: 2 };
  expect(swept([two, { now: 5, low: 4, high: 6 }])).toEqual([
    [1, 4],
    [1, 5],
    [1, 6],
    [2, 4],
    [2, 5],
    [2, 6],
  ]);
  const wide = { now: 0, low: 0, high: 40 };
  expect(swept([wide, wide])).toHaveLength(36);
});

test("a search begins with how things are, tries nothing twice, and draws the same by the same seed", () => {
  const ranges = [
    { now: 4, low: 0, high: 6 },
    { now: 9, low: 1, high: 3 },
  ];
  const tried = candidates(ranges, 12, "s");
  expect(tried).toHaveLength(12);
  expect(tried[0]).toEqual([4, 9]);
  expect(new Set(tried.map(String)).size).toBe(12);
  expect(tried.slice(1).every(([a, b]) => a! >= 0 && a! <= 6 && b! >= 1 && b! <= 3)).toBe(true);
  expect(candidates(ranges, 12, "s")).toEqual(tried);
  expect(candidates(ranges, 12, "t")).not.toEqual(tried);
  expect(candidates([{ now: 1, low: 0, high: 2 }], 50, "s")).toHaveLength(3);
});
