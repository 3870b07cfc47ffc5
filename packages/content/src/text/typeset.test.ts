import { expect, test } from "vitest";
import { curled, madeOnce } from "./typeset.ts";

test("a text is made once, and is the one that its maker gives, be it empty", () => {
  const asked: string[] = [];
  const printed = madeOnce((text) => {
    asked.push(text);
    return curled(text);
  });
  expect(["l'Ombre", "", "l'Ombre", ""].map(printed)).toEqual(["l’Ombre", "", "l’Ombre", ""]);
  expect(asked).toEqual(["l'Ombre", ""]);
});
