import { expect, it } from "vitest";
import { isNamed } from "./named.ts";

it("hears a name after an @, whole and in any case", () => {
  expect(isNamed("Well, @milena, your turn", "Milena")).toBe(true);
  expect(isNamed("@Anne Marie?", "Anne Marie")).toBe(true);
  expect(isNamed("@Annette", "Anne")).toBe(false);
  expect(isNamed("@Annette and @Anne", "Anne")).toBe(true);
  expect(isNamed("Milena said so", "Milena")).toBe(false);
  expect(isNamed("@E\u0301mile", "Émile")).toBe(true);
});
