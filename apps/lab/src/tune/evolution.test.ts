import { Rng } from "@paravent/kernel";
import { expect, test } from "vitest";
import { Evolution, type Numbers } from "./evolution.ts";

test("numbers move to where they are better, those that begin at nothing too", () => {
  const evolution = new Evolution({ far: 1, near: 2, none: 0 }, Rng.from("evolution"));
  const good = ({ far, near, none }: Numbers): number => -((far! - 3) ** 2) - (near! - 2.2) ** 2 - (none! + 1) ** 2;
  for (let generation = 0; generation < 60; generation++) evolution.learn(evolution.next().map(good));
  const { far, near, none } = evolution.found();
  expect(far).toBeCloseTo(3, 0);
  expect(near).toBeCloseTo(2.2, 0);
  expect(none).toBeCloseTo(-1, 0);
});

test("the same seed tries the same numbers", () => {
  const [one, other] = [0, 1].map(() => new Evolution({ a: 1, b: 0 }, Rng.from("same")).next());
  expect(one).toEqual(other);
});
