import { expect, test } from "vitest";
import { folded } from "./folded.ts";

test("case, accents, blanks and apostrophes do not matter, however they are written", () => {
  expect(folded("L’Éternelle\u00a0Nuit")).toBe("l'eternelle nuit");
  expect(folded("E\u0301mile Šárka Tiếng")).toBe("emile sarka tieng");
});

test("a letter stands for one, so that what is found can be marked in the text itself", () => {
  const text = "Manœuvre à Holešovice 🎲 Œdipe";
  expect(folded(text)).toHaveLength(text.length);
});
