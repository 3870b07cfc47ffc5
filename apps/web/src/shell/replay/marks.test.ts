import { expect, test } from "vitest";
import { placesOf } from "./marks.ts";

test("a mark stands at each moment that tells of it; those in one breath have one sign", () => {
  const kinds = Array.from({ length: 200 }, (_, at) =>
    at === 10 || at === 11 || at === 40 ? ["killed", "moved"] : ["moved"],
  );
  expect(placesOf({ on: ["killed"] }, kinds)).toEqual([10, 40]);
  expect(placesOf({ on: ["sworn"] }, kinds)).toEqual([]);
  expect(placesOf({ on: ["killed"] }, kinds.slice(0, 20))).toEqual([10, 11]);
});
