import { expect, it } from "vitest";
import { afterGame, type Contender, shownSkill, UNKNOWN } from "./skill.ts";

const after = (...contenders: Contender[]) =>
  afterGame(contenders).map((members) => members.flatMap(({ mu, sigma }) => [mu, sigma]).map((n) => n.toFixed(6)));

// The values are those of the library openskill 4.1.1 for the same games.
it("believes after a game what the published algorithm does: for two, for four, with shared places, with a side that counts", () => {
  const alone = (place: number, skill = UNKNOWN): Contender => ({ place, members: [skill] });
  expect(after(alone(1), alone(2))).toEqual([
    ["27.635231", "8.065506"],
    ["22.364769", "8.065506"],
  ]);
  expect(after(alone(1), alone(2), alone(3), alone(4))).toEqual([
    ["27.795085", "8.263161"],
    ["26.552825", "8.179214"],
    ["24.689435", "8.083731"],
    ["20.962655", "8.083731"],
  ]);
  expect(after(alone(2, { mu: 30, sigma: 3 }), alone(1, { mu: 20, sigma: 5 }), alone(2))).toEqual([
    ["29.587919", "2.989763"],
    ["21.580186", "4.973037"],
    ["23.790233", "7.745164"],
  ]);
  const strong = {
    place: 2,
    members: [
      { mu: 30, sigma: 3 },
      { mu: 0.5, sigma: 1 },
    ],
  };
  expect(after(strong, { place: 1, members: [UNKNOWN, { mu: -0.2, sigma: 0.9 }] })).toEqual([
    ["29.471340", "2.991916", "0.441260", "0.999701"],
    ["29.079164", "7.861336", "-0.152421", "0.899422"],
  ]);
});

it("shows skill in numbers people know, with their doubt", () => {
  expect(shownSkill(UNKNOWN)).toEqual({ value: 1500, doubt: 667 });
});
