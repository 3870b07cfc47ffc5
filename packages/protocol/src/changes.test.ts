import { joined } from "@paravent/kernel";
import fc from "fast-check";
import { expect, test } from "vitest";
import { ChangeTexts } from "./change-texts.ts";
import { afterChange, type Change } from "./changes.ts";

/** A change as it arrives; undefined where nothing is told. */
function changeOf(before: unknown, now: unknown, texts = new ChangeTexts()): Change | undefined {
  const text = texts.of(before, now);
  return text === "" ? undefined : JSON.parse(text);
}

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
  if (change !== undefined) expect(afterChange(before, change)).toEqual(now);
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
      else expect(afterChange(before, change)).toEqual(now);
    }),
    { numRuns: 3000, seed: 7 },
  );
});

test("what several are told alike is told each of them, and of nothing else", () => {
  const texts = new ChangeTexts();
  const [shared, other] = [1, 2].map((n) => ({ words: Array.from({ length: 9 }, (_, at) => `word ${n}/${at}`) }));
  const now = { words: [] as string[] };
  for (const before of [{ shared }, { shared: other }, { shared }])
    for (const after of [{ shared: other, own: 1 }, { shared: now }, { shared }]) {
      const change = changeOf(before, after, texts);
      expect(change).toEqual(changeOf(before, after));
      expect(change === undefined ? before : afterChange(before, change)).toEqual(after);
    }
});

test("what is joined of parts changes as if it were whole", () => {
  const parts = [1, 2].flatMap((n) => [1, 2].map((m) => [{ 'open"}': [n], turn: { n } }, { hand: [m] }] as const));
  for (const before of parts)
    for (const now of parts) {
      const whole = changeOf({ ...before[0], ...before[1] }, { ...now[0], ...now[1] });
      expect(changeOf(joined(...before), joined(...now))).toEqual(whole);
    }
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
