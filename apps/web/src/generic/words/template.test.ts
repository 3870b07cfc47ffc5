import { expect, test } from "vitest";
import { fill, type Naming } from "./template.ts";

const naming: Naming = {
  name: (seat) => ["Ana", "Bor", "Cleo"][seat]!,
  ref: (ref) => `<${ref}>`,
  list: (items) => items.join(" and "),
  form: (n, one, other) => (n === 1 ? one : other),
};

test.each([
  ["{@seat} bids {count}", { seat: 1, count: 3 }, "Bor bids 3"],
  ["{count} {count|die|dice} of {#face}", { count: 1, face: 4 }, "1 die of <face:4>"],
  ["{count} {count|die|dice}", { count: 2 }, "2 dice"],
  ["{#what}", { what: "challenge" }, "<challenge>"],
  ["{@seats} show {#dice}", { seats: [0, 2], dice: ["face:1", "face:6"] }, "Ana and Cleo show <face:1> and <face:6>"],
  ["nothing {missing} here", {}, "nothing  here"],
])("%s", (template, given, said) => {
  expect(fill(template, given, naming)).toBe(said);
});
