import { expect, test } from "vitest";
import { guessesWith, numbersOf } from "./tuning.ts";

const GUESSES = { point: 0.4, income: { karst: 0.2, motol: 0 } };

test("guesses become one list of numbers, and guesses again", () => {
  const numbers = numbersOf(GUESSES);
  expect(numbers).toEqual({ point: 0.4, "income.karst": 0.2, "income.motol": 0 });
  expect(guessesWith(GUESSES, { ...numbers, "income.motol": 3 })).toEqual({
    point: 0.4,
    income: { karst: 0.2, motol: 3 },
  });
});

test("numbers that are not named stay", () => {
  expect(guessesWith(GUESSES, { "income.karst": 1 })).toEqual({ point: 0.4, income: { karst: 1, motol: 0 } });
});
