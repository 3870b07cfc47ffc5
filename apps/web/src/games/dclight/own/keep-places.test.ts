import { expect, test } from "vitest";
import { keepPlaces } from "./keep-places.ts";

test("a card that is exchanged is replaced where it lay, and the others stay", () => {
  expect(keepPlaces(["temple", "forge", "siege"], ["temple", "siege", "miracle"])).toEqual([
    "temple",
    "miracle",
    "siege",
  ]);
});

test("a card that is drawn comes last, and one that is played leaves no gap", () => {
  expect(keepPlaces(["temple", "forge"], ["temple", "forge", "siege"])).toEqual(["temple", "forge", "siege"]);
  expect(keepPlaces(["temple", "forge", "siege"], ["temple", "siege"])).toEqual(["temple", "siege"]);
});

test("two of a kind are two cards", () => {
  expect(keepPlaces(["forge", "temple", "forge"], ["forge", "temple"])).toEqual(["forge", "temple"]);
  expect(keepPlaces(["forge", "temple"], ["forge", "forge", "temple"])).toEqual(["forge", "temple", "forge"]);
});
