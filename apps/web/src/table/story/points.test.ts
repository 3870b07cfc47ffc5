import { describe, expect, it } from "vitest";
import { largestGains, sideBySide, standings } from "./points.ts";

const points = [
  {
    at: 0,
    of: [
      { cards: 0, debts: 0 },
      { cards: 0, debts: 0 },
    ],
  },
  {
    at: 4,
    of: [
      { cards: 2, debts: 0 },
      { cards: 0, debts: 0 },
    ],
  },
  {
    at: 7,
    of: [
      { cards: 2, debts: 0 },
      { cards: 1, debts: 0 },
    ],
  },
  // A point goes from one source to another.
  {
    at: 8,
    of: [
      { cards: 1, debts: 1 },
      { cards: 1, debts: 0 },
    ],
  },
  {
    at: 9,
    of: [
      { cards: 4, debts: -1 },
      { cards: 1, debts: 0 },
    ],
  },
  {
    at: 9,
    of: [
      { cards: 4, debts: -2 },
      { cards: 1, debts: 0 },
    ],
  },
];

describe("the points of a story", () => {
  it("stand as they did after each move, told once for each", () => {
    expect(standings(points)).toEqual([
      { at: 0, of: [0, 0] },
      { at: 4, of: [2, 0] },
      { at: 7, of: [2, 1] },
    ]);
  });

  it("changed most with these moves, by these sources", () => {
    expect(largestGains(points, 0, 2)).toEqual([
      { at: 4, n: 2, parts: [{ source: "cards", n: 2 }] },
      {
        at: 9,
        n: 1,
        parts: [
          { source: "cards", n: 3 },
          { source: "debts", n: -2 },
        ],
      },
    ]);
    expect(largestGains(points, 1, 5)).toEqual([{ at: 7, n: 1, parts: [{ source: "cards", n: 1 }] }]);
  });
});

describe("pins over a curve", () => {
  it("stand where they belong, and beside one another where that is the same place", () => {
    expect(sideBySide([40, 200], 26, 350)).toEqual([40, 200]);
    expect(sideBySide([100, 104, 104], 26, 350)).toEqual([100, 126, 152]);
  });

  it("stay on the picture, in the order of the moves", () => {
    expect(sideBySide([349, 340, 100], 26, 350)).toEqual([350, 324, 100]);
    const crowded = sideBySide([200, 200, 200, 201, 202], 26, 260);
    expect(crowded).toEqual([156, 182, 208, 234, 260]);
  });
});
