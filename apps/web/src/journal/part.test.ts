import { expect, test } from "vitest";
import type { Group, Grouped } from "./groups.ts";
import { DrawnPart, type Part } from "./part.ts";

/** A window in which sixteen lines are in sight, and forty-five fill it. */
const WINDOW = 600;
const SHOWN = 16;
const FILLING = 45;
const FOLLOWS = { isBack: false, isWhole: false };
const WHOLE = { isBack: true, isWhole: true };

/** So many actions of three lines. */
const story = (actions: number): Grouped[] =>
  Array.from({ length: 3 * actions }, (_, at) => ({ key: `${at}`, opens: at % 3 === 0 }));
const drawnPart = () => new DrawnPart(() => WINDOW);
const keys = ({ groups }: Part<Grouped>) => groups.flatMap(({ lines }: Group<Grouped>) => lines.map(({ key }) => key));

test("a list that comes into sight is drawn as far as it is seen, and then what is above that", () => {
  const drawn = drawnPart();
  const first = drawn.of(story(100), FOLLOWS);
  expect(keys(first)).toHaveLength(SHOWN);
  expect(first.hasEarlier).toBe(true);
  expect(drawn.tidy()).toBe(true);
  expect(keys(drawn.of(story(100), FOLLOWS))).toHaveLength(FILLING);
  expect(drawn.tidy()).toBe(false);
});

test("before all are drawn the first line stays where more come below it", () => {
  const drawn = drawnPart();
  const { first } = drawn.of(story(100), FOLLOWS);
  const next = drawn.of(story(102), FOLLOWS);
  expect(next.first).toBe(first);
  expect(keys(next)).toHaveLength(SHOWN + 6);
});

test("more new lines than are in sight begin the list anew", () => {
  const drawn = drawnPart();
  drawn.of(story(100), FOLLOWS);
  drawn.tidy();
  drawn.of(story(105), FOLLOWS);
  expect(drawn.floods).toBe(0);
  const flooded = drawn.of(story(111), FOLLOWS);
  expect(drawn.floods).toBe(1);
  expect(keys(flooded)).toHaveLength(SHOWN);
});

test("who reads back is flooded by nothing, and gets the whole story", () => {
  const drawn = drawnPart();
  drawn.of(story(100), FOLLOWS);
  drawn.tidy();
  drawn.of(story(110), { isBack: true, isWhole: false });
  expect(drawn.floods).toBe(0);
  const whole = drawn.of(story(120), WHOLE);
  expect(keys(whole)).toHaveLength(360);
  expect(whole.hasEarlier).toBe(false);
  // What had been told lately is open, what was before is folded.
  expect(whole.groups[whole.openFrom]!.key).toBe("255");
});

test("in a higher list more new lines are in sight", () => {
  const drawn = drawnPart();
  drawn.of(story(100), FOLLOWS);
  drawn.measured(1_000);
  drawn.of(story(110), FOLLOWS);
  expect(drawn.floods).toBe(0);
});
