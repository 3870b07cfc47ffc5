import { expect, test } from "vitest";
import { placesOf } from "./marks.ts";

test("a mark stands at each moment that tells of it; those close together have one sign", () => {
  const kinds = Array.from({ length: 200 }, (_, at) =>
    at === 10 || at === 11 || at === 40 ? ["killed", "moved"] : ["moved"],
  );
  expect(placesOf({ on: ["killed"] }, kinds, 0.012)).toEqual([10, 40]);
  expect(placesOf({ on: ["sworn"] }, kinds, 0.012)).toEqual([]);
  expect(placesOf({ on: ["killed"] }, kinds.slice(0, 20), 0.012)).toEqual([10, 11]);
});
