import { expect, test } from "vitest";
import { folded } from "./folded.ts";

const times = (n: number): string => `${n} times`;

test("the same sentence several times in a row is said once, with how often", () => {
  expect(folded(["One moves.", "One moves.", "One moves.", "It ends."], times)).toEqual([
    "One moves (3 times).",
    "It ends.",
  ]);
});

test("the same sentence after another one is news", () => {
  const sentences = ["One moves.", "It ends.", "One moves."];
  expect(folded(sentences, times)).toEqual(sentences);
});
