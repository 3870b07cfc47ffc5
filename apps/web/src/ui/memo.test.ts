import { expect, test } from "vitest";
import { sameFields } from "./memo.ts";

test("two objects are the same if each field is", () => {
  const list = [1];
  expect(sameFields({ a: 1, list }, { a: 1, list })).toBe(true);
  expect(sameFields({ a: 1, list }, { a: 1, list: [1] })).toBe(false);
  expect(sameFields<{ a: number; b?: number }>({ a: 1 }, { a: 1, b: 2 })).toBe(false);
  expect(sameFields<{ a: number; b?: number }>({ a: 1, b: 2 }, { a: 1 })).toBe(false);
});
