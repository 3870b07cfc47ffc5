import { expect, test } from "vitest";
import { named } from "./named.ts";

test("things that are known by name are marked where they stand in the list, and others count for nothing", () => {
  expect(named(["forge", "tower", "temple"], ["temple", "palace", "forge"])).toEqual([1, 0, 1]);
  expect(named(["forge"], [])).toEqual([0]);
});
