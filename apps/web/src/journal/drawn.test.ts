import { expect, test } from "vitest";
import { drawnLately, fillingLines, linesInSight, linesSince, MORE, newestOf, sinceLine, TOO_MANY } from "./drawn.ts";
import { begins, grouped } from "./groups.ts";

const actions = (n: number) =>
  grouped(
    Array.from({ length: n }, (_, at) => [
      { key: `${at}`, opens: true },
      { key: `${at}b`, opens: false },
      { key: `${at}c`, opens: false },
    ]).flat(),
  );
const keys = (groups: readonly { key: string }[]) => groups.map(({ key }) => Number(key));

/** Fifteen of these actions. */
const LEAST = 45;

test("of a long story whole actions are drawn, the latest of them", () => {
  expect(keys(drawnLately(actions(100), null, LEAST, MORE))).toEqual(Array.from({ length: 15 }, (_, at) => 85 + at));
});

test("of a short story everything is drawn", () => {
  expect(drawnLately(actions(3), null, LEAST, MORE)).toHaveLength(3);
  expect(drawnLately(actions(3), "0", LEAST, MORE)).toHaveLength(3);
  expect(drawnLately(actions(0), null, LEAST, MORE)).toHaveLength(0);
});

test("what is drawn stays while lines are added, until there are many", () => {
  expect(keys(drawnLately(actions(101), "85", LEAST, MORE))[0]).toBe(85);
  expect(keys(drawnLately(actions(105), "85", LEAST, MORE))[0]).toBe(85);
  expect(keys(drawnLately(actions(106), "85", LEAST, MORE))[0]).toBe(91);
  expect(keys(drawnLately(actions(106), "85", LEAST, TOO_MANY))[0]).toBe(85);
});

test("an action that is not told any more is no beginning", () => {
  expect(keys(drawnLately(actions(100), "gone", LEAST, MORE))[0]).toBe(85);
});

test("a higher window is filled: more is drawn", () => {
  expect(fillingLines(640)).toBe(LEAST);
  expect(fillingLines(1440)).toBeGreaterThan(LEAST);
  expect(keys(drawnLately(actions(100), "85", 60, MORE))[0]).toBe(80);
});

test("what is in sight is drawn first: the newest lines, and of the action they begin in the last ones", () => {
  const newest = newestOf(actions(100), 7);
  expect(newest.map(({ lines }) => lines.map(({ key }) => key))).toEqual([
    ["97c"],
    ["98", "98b", "98c"],
    ["99", "99b", "99c"],
  ]);
  expect(keys(newest)).toEqual([97, 98, 99]);
  expect(newestOf(actions(2), 7)).toHaveLength(2);
  expect(linesInSight(900)).toBeLessThan(fillingLines(900));
});

test("where an action is cut, the line it is drawn from does not look like its beginning", () => {
  const first = newestOf(actions(100), 5).map((group) => begins(group, group.lines[0]!));
  expect(first).toEqual([false, true]);
});

test("a line that is drawn first stays the first while others come, until it is told no more", () => {
  const since = sinceLine(actions(101), "97c")!;
  expect(since.map(({ lines }) => lines.map(({ key }) => key)).slice(0, 2)).toEqual([["97c"], ["98", "98b", "98c"]]);
  expect(keys(since)).toEqual([97, 98, 99, 100]);
  expect(sinceLine(actions(101), "98")).toEqual(actions(101).slice(98));
  expect(sinceLine(actions(101), "gone")).toBeNull();
});

test("a list that gets more lines than it shows knows how many have come", () => {
  const lines = actions(4).flatMap((action) => action.lines);
  expect(linesSince(lines, "2")).toBe(5);
  expect(linesSince(lines, "3c")).toBe(0);
  expect(linesSince(lines, "gone")).toBe(0);
  expect(linesSince([], undefined)).toBe(0);
});
