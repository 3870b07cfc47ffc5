import { Rng } from "@paravent/kernel";
import { expect, test } from "vitest";
import { drawn, mixtureOf, pairedShares } from "./mixing.ts";

test("of what is plainly better, nearly everything; of what is as good, about as much of each", () => {
  const rng = Rng.from("columns");
  const noisy = (...means: number[]) => means.map((mean) => mean + rng.below(1000) / 2000);
  const plain = pairedShares(Array.from({ length: 200 }, () => noisy(0.9, 0.2, 0.1)));
  expect(plain[0]).toBeGreaterThan(0.95);
  const alike = pairedShares(Array.from({ length: 200 }, () => noisy(0.5, 0.5, 0)));
  expect(Math.min(alike[0]!, alike[1]!)).toBeGreaterThan(0.1);
  expect(alike[2]).toBeLessThan(0.05);
});

test("a mixture leaves out what is hardly ever played, and is drawn from as often as it says", () => {
  const mixture = mixtureOf(["a", "b", "c"], [0.24, 0.74, 0.02]);
  expect(mixture.map(({ answer }) => answer)).toEqual(["b", "a"]);
  const rng = Rng.from("draws");
  const draws = Array.from({ length: 2000 }, () => drawn(mixture, rng));
  expect(draws.filter((answer) => answer === "b").length / 2000).toBeCloseTo(0.755, 1);
});
