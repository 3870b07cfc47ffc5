import { describe, expect, it } from "vitest";
import { tall } from "../geometry/tall.ts";
import { wide } from "../geometry/wide.ts";
import { type Capsule, placeCapsules } from "./capsules.ts";

const apart = (a: Capsule, b: Capsule) =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

describe.each([
  ["wide", wide],
  ["tall", tall],
])("knowledge capsules of the %s drawing", (_, geometry) => {
  it("never cover one another, whatever the heights of three known piles", () => {
    for (const counts of [
      [4, 4, 5],
      [1, 5, 2],
      [5, 1, 9],
      [3, 3, 3],
    ]) {
      const piles = geometry.piles[3].map(([x, y], i) => ({
        x,
        y,
        count: counts[i]!,
        known: Array(counts[i]!).fill(null),
      }));
      const capsules = placeCapsules(piles, geometry.pawn).filter((c) => c !== null);
      expect(capsules).toHaveLength(3);
      capsules.forEach((one, i) => {
        for (const other of capsules.slice(i + 1)) expect(apart(one, other)).toBe(true);
      });
    }
  });

  it("stand just above the medallion, without a stem, when alone", () => {
    const [capsule] = placeCapsules([{ x: 0, y: 0, count: 2, known: [null, "guard"] }], geometry.pawn);
    expect(capsule?.stem).toBeNull();
    expect(capsule!.y + capsule!.height).toBeLessThan(0);
  });

  it("are absent where nothing is known", () => {
    expect(placeCapsules([{ x: 0, y: 0, count: 2, known: null }], geometry.pawn)).toEqual([null]);
  });
});
