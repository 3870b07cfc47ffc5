import { expect, test } from "vitest";
import { apart } from "./apart.ts";

const room = { by: 10, from: 5, to: 95 };

test("marks that do not touch stay where they are", () => {
  expect(apart([50, 10, 80], room)).toEqual([50, 10, 80]);
});

test("equal ones stand around their place, in the order given", () => {
  expect(apart([50, 50, 50], room)).toEqual([40, 50, 60]);
});

test("a crowd pushes its neighbours, and none leaves the line", () => {
  expect(apart([5, 5, 5, 12], room)).toEqual([5, 15, 25, 35]);
  expect(apart([95, 95], room)).toEqual([85, 95]);
  const many = apart([0, 0, 0, 0, 0, 100], room);
  expect(Math.min(...many)).toBe(5);
  for (const [i, x] of many.entries()) for (const y of many.slice(i + 1)) expect(Math.abs(x - y)).toBeGreaterThan(9);
});
