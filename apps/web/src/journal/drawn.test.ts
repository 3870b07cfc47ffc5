import { expect, test } from "vitest";
import { drawnLately } from "./drawn.ts";
import { grouped } from "./groups.ts";

const actions = (n: number) =>
  grouped(
    Array.from({ length: n }, (_, at) => [
      { key: `${at}`, opens: true },
      { key: `${at}b`, opens: false },
      { key: `${at}c`, opens: false },
    ]).flat(),
  );
const keys = (groups: readonly { key: string }[]) => groups.map(({ key }) => Number(key));

test("of a long story whole actions are drawn, the latest of them", () => {
  expect(keys(drawnLately(actions(100), null))).toEqual(Array.from({ length: 15 }, (_, at) => 85 + at));
});

test("of a short story everything is drawn", () => {
  expect(drawnLately(actions(3), null)).toHaveLength(3);
  expect(drawnLately(actions(0), null)).toHaveLength(0);
});

test("what is drawn stays while lines are added, until there are many", () => {
  expect(keys(drawnLately(actions(101), "85"))[0]).toBe(85);
  expect(keys(drawnLately(actions(115), "85"))[0]).toBe(85);
  expect(keys(drawnLately(actions(116), "85"))[0]).toBe(101);
});

test("an action that is not told any more is no beginning", () => {
  expect(keys(drawnLately(actions(100), "gone"))[0]).toBe(85);
});
