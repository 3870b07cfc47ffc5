import { expect, test } from "vitest";
import { curled, madeOnce, spaced } from "./typeset.ts";

test("a text is made once, and is the one that its maker gives, be it empty", () => {
  const asked: string[] = [];
  const printed = madeOnce((text) => {
    asked.push(text);
    return curled(text);
  });
  expect(["l'Ombre", "", "l'Ombre", ""].map(printed)).toEqual(["l’Ombre", "", "l’Ombre", ""]);
  expect(asked).toEqual(["l'Ombre", ""]);
});

test("in French no mark begins a line, and a semicolon stands apart from its word", () => {
  for (const text of ["Payer 1 Or; piocher : 2 cartes", "Payer 1 Or ; piocher : 2 cartes"])
    expect(spaced.fr(spaced.fr(text))).toBe("Payer 1 Or\u00a0; piocher\u00a0: 2 cartes");
  expect(spaced.en("Pay 1 Gold; draw")).toBe("Pay 1 Gold; draw");
});
