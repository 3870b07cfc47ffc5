import type { DiktatView } from "@paravent/diktat";
import { describe, expect, it } from "vitest";
import { byCycle, moments, swings } from "./history.ts";

const game = {
  cycle: 2,
  players: [{ seat: 0 }, { seat: 1 }],
  history: [
    { cycle: 1, vp: [1, 0] },
    { cycle: 1, vp: [1, 3] },
    { cycle: 2, vp: [5, 3] },
  ],
  final: {
    ranking: [
      { seat: 1, vp: 4 },
      { seat: 0, vp: 3 },
    ],
  },
} as DiktatView;

describe("the points over time", () => {
  it("begin with nothing, lie evenly inside their Cycle and end with the ranking", () => {
    const told = moments(game);
    expect(told.map(({ vp }) => vp)).toEqual([
      [0, 0],
      [1, 0],
      [1, 3],
      [5, 3],
      [3, 4],
    ]);
    expect(told.map(({ at }) => at)).toEqual([0, 1 / 6, 1 / 3, 0.75, 1]);
  });

  it("are read Cycle by Cycle", () => {
    expect(byCycle(moments(game), 2)).toEqual([
      [1, 3],
      [3, 4],
    ]);
  });

  it("turn where somebody gains most at once", () => {
    expect(swings(moments(game)).map(({ seat, gain }) => [seat, gain])).toEqual([
      [1, 3],
      [0, 4],
    ]);
  });
});
