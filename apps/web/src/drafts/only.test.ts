import { allocate, allocateWithin, amount, branch, CONFIRM, compose, form, order, pick, text } from "@paravent/kernel";
import { expect, test } from "vitest";
import { onlyAnswer } from "./only.ts";

test("the only answer is found in every shape", () => {
  expect(onlyAnswer(pick(["karst"]))).toEqual({ value: ["karst"] });
  expect(onlyAnswer(pick(["a", "b"], 2))).toEqual({ value: ["a", "b"] });
  expect(onlyAnswer(order(["a"]))).toEqual({ value: ["a"] });
  expect(onlyAnswer(amount(0, 0))).toEqual({ value: 0 });
  expect(onlyAnswer(compose({ citizen: 1, guard: 0 }))).toEqual({ value: ["citizen"] });
  expect(onlyAnswer(allocate(3, ["a"]))).toEqual({ value: { a: 3 } });
  expect(onlyAnswer(allocateWithin(3, { a: [1, 1], b: [0, 2] }))).toEqual({ value: { a: 1, b: 2 } });
  expect(onlyAnswer(branch([{ name: "build", ask: pick([]) }, { name: "pass" }]))).toEqual({
    value: { branch: "pass" },
  });
  expect(onlyAnswer(form({ who: pick(["ana"]), much: amount(2, 2) }))).toEqual({ value: { who: ["ana"], much: 2 } });
});

test("where there is a choice, or none at all, there is no only answer", () => {
  for (const ask of [
    pick(["a", "b"]),
    pick(["a"], 0, 1),
    pick([]),
    order(["a", "b"]),
    amount(0, 1),
    compose({ citizen: 2 }, 1),
    compose({ citizen: 1, guard: 1 }, 1, 2),
    allocate(1, ["a", "b"]),
    allocate(3, ["a"], 2),
    branch([{ name: "build", ask: pick(["a", "b"]) }]),
    branch([{ name: "build" }, { name: "pass" }]),
    form({ who: pick(["ana"]), much: amount(1, 2) }),
    text(20),
  ])
    expect(onlyAnswer(ask), JSON.stringify(ask)).toBeNull();
});

test("a yes is never given by itself: the rules want to wait for it", () => {
  expect(onlyAnswer(CONFIRM)).toBeNull();
});
