import { expect, test } from "vitest";
import { english, french } from "./plural.ts";

test("French counts nothing and one in the singular", () => {
  expect([0, 1, 2, 11].map((n) => french.count(n, "point", "points"))).toEqual([
    "0 point",
    "1 point",
    "2 points",
    "11 points",
  ]);
});

test("English counts one alone in the singular", () => {
  expect([0, 1, 2, 11].map((n) => english.count(n, "point", "points"))).toEqual([
    "0 points",
    "1 point",
    "2 points",
    "11 points",
  ]);
});
