import { describe, expect, it } from "vitest";
import { largestGains, standings } from "./points.ts";

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
