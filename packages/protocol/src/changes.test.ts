import fc from "fast-check";
import { expect, test } from "vitest";
import { afterChange, type Change, changeOf } from "./changes.ts";

const sent = (change: Change): Change => JSON.parse(JSON.stringify(change));

test.each<[string, unknown, unknown, Change | undefined]>([
  ["nothing", { a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, undefined],
  ["a number", { pp: 3, vp: 1 }, { pp: 5, vp: 1 }, { pp: [5] }],
  [
    "something inside",
    { own: { pp: 3, agents: { guard: 2 } } },
    { own: { pp: 3, agents: { guard: 1 } } },
    { own: { agents: { guard: [1] } } },
  ],
  ["something that comes", { a: 1 }, { a: 1, sealed: ["x"] }, { sealed: [["x"]] }],
  ["something that goes", { a: 1, sealed: ["x"] }, { a: 1 }, { sealed: null }],
  ["something that is null now", { turn: { seat: 1 } }, { turn: null }, { turn: [null] }],
  ["a list for a record", { a: [] }, { a: {} }, { a: [{}] }],
  ["one more of many", { from: ["a", "b", "c"] }, { from: ["a", "b", "c", "d"] }, { from: { 3: ["d"], length: [4] } }],
  ["the first is gone", ["a", "b", "c"], ["b", "c"], [["b", "c"]]],
  ["the last is gone", ["a", "b", "c"], ["a", "b"], { length: [2] }],
  ["all are gone", { from: ["a"] }, { from: [] }, { from: [[]] }],
  [
    "one inside a list",
    [
      { seat: 0, vp: 0 },
      { seat: 1, vp: 3 },
    ],
    [
      { seat: 0, vp: 0 },
      { seat: 1, vp: 4 },
    ],
    { 1: { vp: [4] } },
  ],
  ["what JSON does not tell", { a: undefined, b: 1 }, { b: 1, c: undefined }, undefined],
])("what is said where this changes: %s", (_, before, now, change) => {
  expect(changeOf(before, now)).toEqual(change);
  if (change !== undefined) expect(afterChange(before, sent(change))).toEqual(now);
});

test("whatever changes, the change leads from what was to what is", () => {
  const names = fc.constantFrom("a", "b", "c", "length", "0");
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof({ maxDepth: 4 }, fc.constantFrom(null, 0, 1, "x", true), tie("list"), tie("fields")),
    list: fc.array(tie("value"), { maxLength: 4 }),
    fields: fc.dictionary(names, tie("value"), { maxKeys: 4 }),
  }));
  fc.assert(
    fc.property(value, value, (before, now) => {
      const change = changeOf(before, now);
      if (change === undefined) expect(now).toEqual(before);
      else expect(afterChange(before, sent(change))).toEqual(now);
    }),
    { numRuns: 3000, seed: 7 },
  );
});

test("what has not changed is the very part of before, which is left as it was", () => {
  const before = { players: [{ vp: 0 }, { vp: 1 }], piles: { karst: [1, 2] } };
  const kept = structuredClone(before);
  const after = afterChange(before, { players: { 1: { vp: [2] } } }) as typeof before;
  expect(after).toEqual({ players: [{ vp: 0 }, { vp: 2 }], piles: { karst: [1, 2] } });
  expect(after.piles).toBe(before.piles);
  expect(after.players[0]).toBe(before.players[0]);
  expect(before).toEqual(kept);
});

test("a change of something that was not there is refused", () => {
  expect(() => afterChange({ a: null }, { a: { b: [1] } })).toThrow("nothing to be changed");
});
