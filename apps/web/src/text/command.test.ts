import { amount, branch, compose, pick } from "@paravent/kernel";
import { expect, test } from "vitest";
import { closedIn, readCommand, wordsOf } from "./command.ts";

const NAMES: Record<string, string> = {
  sendTeam: "Send a team",
  spy: "Spy",
  oldTown: "Old Town",
  newTown: "New Town",
  hypogea: "Hypogées",
  citizen: "Citizens",
  guard: "Guards",
  pass: "Pass",
};
const nameOf = (ref: string) => NAMES[ref] ?? ref;
const read = (ask: Parameters<typeof readCommand>[0], line: string) => readCommand(ask, nameOf, wordsOf(line));

test("a thing is chosen by its number, by the beginning of its name, or by a word of it", () => {
  const ask = pick(["oldTown", "newTown", "hypogea"]);
  expect(read(ask, "3")).toEqual({ value: ["hypogea"], rest: [] });
  expect(read(ask, "hypogees")).toEqual({ value: ["hypogea"], rest: [] });
  expect(read(ask, "New")).toEqual({ value: ["newTown"], rest: [] });
});

test("what two things are called is unclear, and both are named", () => {
  expect(read(pick(["oldTown", "newTown"]), "town")).toEqual({ unclear: "town", among: ["oldTown", "newTown"] });
});

test("words that one question does not need are left for the next", () => {
  const first = read(pick(["sendTeam", "spy"]), "send hypogea");
  expect(first).toEqual({ value: ["sendTeam"], rest: ["hypogea"] });
});

test("a team is so many of each kind", () => {
  expect(read(compose({ citizen: 3, guard: 1 }, 1, 4), "2 citizens guard hypo")).toEqual({
    value: ["citizen", "citizen", "guard"],
    rest: ["hypo"],
  });
});

test("so many of any kind", () => {
  expect(read(compose({ citizen: 0, guard: 2, emissary: 1 }, 1, 4), "3 hypogea")).toEqual({
    value: ["guard", "guard", "emissary"],
    rest: ["hypogea"],
  });
});

test("how many are sent may be said before where to, with the words people put between", () => {
  const sectors = pick(["oldTown", "newTown", "hypogea"]);
  expect(read(sectors, "3 hypogees")).toEqual({ value: ["hypogea"], rest: ["3"] });
  expect(read(sectors, "2 guards to the Old Town")).toEqual({ value: ["oldTown"], rest: ["2", "guards"] });
  // Nothing of it is the name of a sector, or not of one: then the number is one of the list.
  expect(read(sectors, "3 guards")).toEqual({ value: ["hypogea"], rest: ["guards"] });
  expect(read(sectors, "2 town")).toEqual({ value: ["newTown"], rest: ["town"] });
});

test("of a thing several are meant by its plural too", () => {
  NAMES.emissary = "Emissary";
  NAMES.agent = "Guard";
  expect(read(compose({ agent: 3, emissary: 1 }, 1, 4), "2 guards")).toEqual({ value: ["agent", "agent"], rest: [] });
});

test("amounts keep to their bounds; options ask for what they need", () => {
  expect(read(amount(0, 3), "4")).toEqual({ unclear: "0–3", among: [] });
  const ask = branch([{ name: "spy", ask: pick(["oldTown", "newTown"]) }, { name: "pass" }]);
  expect(read(ask, "spy old town")).toEqual({ value: { branch: "spy", value: ["oldTown"] }, rest: [] });
  expect(read(ask, "pass")).toEqual({ value: { branch: "pass" }, rest: [] });
});

test("what names something that cannot be chosen now is found, what names nothing is not", () => {
  const find = (line: string) => closedIn(["spy", "sendTeam"], nameOf, wordsOf(line));
  expect(find("spy karst")).toBe("spy");
  expect(find("nonsense")).toBeNull();
  // A number is one of what is offered.
  expect(find("1")).toBeNull();
});

test("nobody sends fewer than they say", () => {
  const ask = compose({ citizen: 2, guard: 1 }, 1, 3);
  expect(read(ask, "3 hypogea")).toEqual({ value: ["citizen", "citizen", "guard"], rest: ["hypogea"] });
  expect(read(ask, "4 hypogea")).toEqual({ unclear: "4", among: ["citizen", "guard"] });
});
