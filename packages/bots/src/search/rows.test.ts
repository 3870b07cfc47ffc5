import { expect, test } from "vitest";
import { sharesOf } from "./rows.ts";

test("a victory is shared among winners; one that nobody has is nobody's", () => {
  expect([...sharesOf([0, 2], 3)]).toEqual([0.5, 0, 0.5]);
  expect([...sharesOf([], 3)]).toEqual([0, 0, 1]);
});
