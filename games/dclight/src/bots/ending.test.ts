import { greedyBot } from "@paravent/bots";
import { Rng } from "@paravent/kernel";
import { expect, test } from "vitest";
import { packOf } from "../content/installed.ts";
import { table } from "../testing/index.ts";
import { isLast, turnsForeseen } from "./ending.ts";
import { foundHeuristic } from "./search/policy.ts";

const dice = { red: "Gold Gold Military", blue: "Gold Creature Civil", green: "Gold Gold Creature" };

/** Development of this turn, with so many common creatures and the marker there. */
const seen = (turn: number, central: number, marker: number) =>
  table({ A: {}, B: {} }).turn(turn).central(central).common(marker).dice(dice).development("A").table("A").game;

test.each([
  ["turn 12 is the last", 12, 0, 9, true],
  ["the fourth common creature ends the game in any turn", 7, 4, 9, true],
  ["the third ends it from turn 9 on, where the marker has just begun anew", 10, 3, 1, true],
  ["not where the marker has come far since", 10, 3, 12, false],
  ["nor before turn 9", 8, 3, 1, false],
  ["nor does the second", 10, 2, 1, false],
])("%s", (_, turn, central, marker, last) => {
  const view = seen(turn, central, marker);
  expect(isLast(view, packOf(view))).toBe(last);
  expect(turnsForeseen(view, packOf(view)) === 0).toBe(last);
});

test("before the dice are rolled, a marker near its space makes this turn the last", () => {
  const before = (marker: number) => {
    const view = table({ A: {}, B: {} }).turn(9).central(2).common(marker).production().table("A").game;
    return turnsForeseen(view, packOf(view));
  };
  expect(before(13)).toBe(0);
  expect(before(3)).toBeGreaterThan(0);
});

test("whoever knows that a turn is the last counts VP, and keeps no points that make none", () => {
  const answer = (turn: number) => {
    const A = { tracks: "G0 M5 P2 Mor8", ages: "1/1/1" };
    const view = table({ A, B: {} }).turn(turn).central(3).common(1).dice(dice).development("A").table("A");
    return greedyBot(foundHeuristic).choose(view, view.question!, Rng.from("x"));
  };
  // DC-SCORE-01, -03: age 2 of Military for 3 M and 2 P makes 2 VP more and 1 less.
  expect(answer(10)).toEqual({ branch: "age", value: ["age:military"] });
  expect(answer(8)).toEqual({ branch: "pass" });
});

test("of two cards drawn in the last turn it keeps the one it can still build", () => {
  const keeping = (tracks: string) => {
    const view = table({ A: { tracks, ages: "1/1/1" }, B: {} })
      .turn(12)
      .dice(dice)
      .development("A")
      .table("A");
    const worth = foundHeuristic.evaluate(view, { ...view.question!, subject: "dclight/keepCard" });
    return worth(["card:civ-theatre"]) - worth(["card:civ-diplomatie"]);
  };
  expect(keeping("G5 M5 P5 Civ5")).toBeGreaterThan(0);
  expect(keeping("G0 M0 P0 Civ0")).toBe(0);
});
