import { expect, test } from "vitest";
import { heldBy } from "./held.ts";

test("room takes the place of lines that have gone from above: nothing is scrolled, nothing moves", () => {
  expect(heldBy(-300, 0, 900)).toEqual({ spare: 300, scroll: 0 });
  expect(heldBy(-120, 300, 900)).toEqual({ spare: 420, scroll: 0 });
});

test("lines that come above take that room again, and what is missing is scrolled", () => {
  expect(heldBy(200, 300, 900)).toEqual({ spare: 100, scroll: 0 });
  expect(heldBy(500, 300, 900)).toEqual({ spare: 0, scroll: 200 });
});

test("there is never more room than has been scrolled past: a gap would be seen", () => {
  expect(heldBy(-300, 0, 80)).toEqual({ spare: 80, scroll: -220 });
  expect(heldBy(-300, 0, 0)).toEqual({ spare: 0, scroll: -300 });
});

test("room that is there already stays, wherever somebody has scrolled to since", () => {
  expect(heldBy(-50, 300, 100)).toEqual({ spare: 300, scroll: -50 });
});
