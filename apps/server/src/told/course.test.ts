import { expect, it } from "vitest";
import { type Chances, MOST_WEIGHED, nextToWeigh, turnsOf } from "./course.ts";

/** Weighs a game of so many moments in which the chances are these. */
function weighed(moments: number, chances: (at: number) => Chances): Map<number, Chances> {
  const known = new Map<number, Chances>();
  for (let at = nextToWeigh(known, moments); at !== null; at = nextToWeigh(known, moments)) {
    expect(known.has(at)).toBe(false);
    known.set(at, chances(at));
  }
  return known;
}

it("finds the very move with which a game turned, in at most forty looks", () => {
  const known = weighed(900, (at) => (at < 517 ? [0.6, 0.4] : [0.25, 0.75]));
  expect(known.size).toBeLessThanOrEqual(MOST_WEIGHED);
  expect(turnsOf(known)).toEqual([{ at: 517, seat: 1, before: 0.4, after: 0.75 }]);
});

it("looks no closer where nothing changes, and at all there is of a short game", () => {
  expect(weighed(900, () => [0.5, 0.5]).size).toBe(16);
  expect(turnsOf(weighed(900, () => [0.5, 0.5]))).toEqual([]);
  expect([...weighed(3, () => [0.5, 0.5]).keys()]).toEqual([0, 1, 2]);
  expect(weighed(1, () => [1]).size).toBe(1);
});

it("never looks more often, however wild a game is, and tells its five largest turns in order", () => {
  const wild = weighed(900, (at) => [(at % 7) / 7, 1 - (at % 7) / 7]);
  expect(wild.size).toBe(MOST_WEIGHED);
  const turns = turnsOf(wild);
  expect(turns).toHaveLength(5);
  expect(turns.map(({ at }) => at)).toEqual(turns.map(({ at }) => at).sort((a, b) => a - b));
  expect(turns.every(({ before, after }) => after > before)).toBe(true);
});
