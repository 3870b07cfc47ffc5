import { Rng } from "@paravent/kernel";
import { describe, expect, test } from "vitest";
import { type Draw, wereUsed, wordsFor } from "./draws.ts";

const dice = (...faces: number[]): Draw[] => faces.map((is) => ({ of: 6, is }));

describe("scripted draws", () => {
  test.each([
    [dice()],
    [dice(5)],
    [dice(0, 1, 2, 3)],
    [dice(4, 4, 4, 4, 4, 4, 4, 4, 4, 0)],
    [[{ of: 3, is: 2 }, ...dice(1, 2, 3, 4, 5), { of: 26, is: 25 }]],
  ])("come out as written", (draws) => {
    const rng = new Rng(wordsFor(draws));
    expect(draws.map(({ of }) => rng.below(of))).toEqual(draws.map(({ is }) => is));
  });

  test("tell whether they were used, all of them or only some", () => {
    const draws = dice(1, 2, 3);
    const after = (n: number) => {
      const rng = new Rng([...wordsFor(draws)]);
      for (let i = 0; i < n; i++) rng.below(6);
      return rng.words;
    };
    expect(wereUsed(wordsFor(draws), after(2), draws)).toBe(false);
    expect(wereUsed(wordsFor(draws), after(3), draws)).toBe(true);
    expect(wereUsed(wordsFor(draws), after(5), draws)).toBe(true);
  });
});
