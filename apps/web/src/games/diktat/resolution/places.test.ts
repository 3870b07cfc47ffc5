import { expect, test } from "vitest";
import { rowSince } from "./places.ts";

const seen = (row: ReturnType<typeof rowSince>) => row.map(({ kind, isGone }) => (isGone ? "-" : kind[0])).join("");

test("who leaves a row leaves its place empty, and nobody moves up", () => {
  expect(seen(rowSince(["guard", "emissary", "citizen"], ["guard", "citizen"]))).toBe("g-c");
});

test("of several of a kind the last one's place is the empty one", () => {
  expect(seen(rowSince(["emissary", "guard", "emissary"], ["guard", "emissary"]))).toBe("eg-");
});

test("a row with somebody new in it is another row, without gaps", () => {
  expect(seen(rowSince(["guard", "citizen"], ["citizen", "emissary"]))).toBe("ce");
});
