import { expect, test } from "vitest";
import { wilson } from "./interval.ts";

test("an interval holds the rate and narrows with the number of games", () => {
  const [low, high] = wilson(25, 100);
  expect([low, high].map((n) => n.toFixed(3))).toEqual(["0.175", "0.343"]);
  expect(wilson(0, 50)[0]).toBe(0);
  expect(wilson(50, 50)[1]).toBe(1);
  expect(wilson(0, 0)).toEqual([0, 1]);
  const [nearer, farther] = wilson(2500, 10000);
  expect(farther - nearer).toBeLessThan((high - low) / 5);
});
