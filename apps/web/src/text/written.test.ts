import { allocate, amount, branch, CONFIRM, compose, order, pick, Rng, type Shape, sample } from "@paravent/kernel";
import { expect, test } from "vitest";
import { readCommand, wordsOf } from "./command.ts";
import { exampleOf, written } from "./written.ts";

const NAMES: Record<string, string> = {
  oldTown: "Old Town",
  newTown: "New Town",
  gold: "Gold",
  morale: "Morale",
  military: "Military",
  citizen: "Citizen",
  guard: "Guard",
  raid: "Raid",
  raid2: "Raid",
  pass: "Pass",
};
const nameOf = (ref: string) => NAMES[ref] ?? ref;

const SHAPES: readonly Shape[] = [
  pick(["oldTown", "newTown", "gold"], 1, 2),
  order(["gold", "morale", "military"]),
  amount(2, 9),
  compose({ citizen: 3, guard: 2 }, 1, 4),
  allocate(5, ["gold", "morale", "military"], 3),
  branch([
    { name: "raid", ask: allocate(2, ["gold", "morale"]) },
    { name: "raid2", ask: pick(["oldTown"]) },
    { name: "pass" },
  ]),
];

test("whatever is answered can be typed: what is written is read as the same answer", () => {
  const rng = Rng.from("written");
  for (const ask of SHAPES)
    for (let tries = 0; tries < 30; tries++) {
      const value = sample(ask, rng);
      const line = written(ask, value, nameOf, "numbers")!;
      const read = readCommand(ask, nameOf, wordsOf(line));
      const again = "value" in read ? written(ask, read.value, nameOf, "numbers") : read;
      expect(again, line).toBe(line);
    }
});

test("the example names what it can, and counts where two things have one name", () => {
  expect(exampleOf(pick(["oldTown", "newTown"]), nameOf)).toBe("Old Town");
  expect(exampleOf(pick(["raid", "raid2"]), nameOf)).toBe("1");
  expect(exampleOf(SHAPES[5]!, nameOf)).toBe("Pass");
  expect(exampleOf(compose({ citizen: 3, guard: 2 }, 2, 4), nameOf)).toBe("2 Citizen");
});

test("what needs no words has no example", () => {
  expect(exampleOf(CONFIRM, nameOf)).toBeNull();
  expect(exampleOf(pick([]), nameOf)).toBeNull();
});
