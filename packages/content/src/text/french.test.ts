import { expect, test } from "vitest";
import { of, that } from "./french.ts";

test.each([
  ["Bor", "de Bor", "que Bor"],
  ["Emmy", "d’Emmy", "qu’Emmy"],
  ["Émilie", "d’Émilie", "qu’Émilie"],
  ["Åsa", "d’Åsa", "qu’Åsa"],
])("before %s a small word loses its vowel where French wants it", (name, owner, thing) => {
  expect([of(name), that(name)]).toEqual([owner, thing]);
});
