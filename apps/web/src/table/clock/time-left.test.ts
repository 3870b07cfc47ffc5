import { expect, test } from "vitest";
import { timeLeft } from "./time-left.ts";

const hours = (h: number, min: number) => `${h} h ${min}`;

test.each([
  [0, "0:00"],
  [-5000, "0:00"],
  [1, "0:01"],
  [59_000, "0:59"],
  [65_000, "1:05"],
  [3_599_000, "59:59"],
  [3_600_000, "1 h 0"],
  [86_400_000, "24 h 0"],
  [5_430_000, "1 h 30"],
])("%d ms are %s", (ms, text) => {
  expect(timeLeft(ms, hours)).toBe(text);
});
