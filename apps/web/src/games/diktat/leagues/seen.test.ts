import { expect, test } from "vitest";
import { companyOf } from "./company.ts";
import { isSkipped, type LeaguesView, shadowToBe } from "./seen.ts";

const leagues = (change: Partial<LeaguesView>): LeaguesView => ({
  boards: [],
  assembly: [],
  shadow: null,
  shadowUsed: false,
  callers: [],
  conclave: null,
  exclusion: null,
  ...change,
});
const conclave = (members: number[], tableTalks: boolean): LeaguesView =>
  leagues({ conclave: { league: "maisel", by: members[0]!, members, seconds: 60, tableTalks } });

test("one member steps over the cells 4 and 5, two over the fifth; an empty board skips none", () => {
  const skipped = (members: number) => [1, 2, 3, 4, 5, 6, 7].filter((level) => isSkipped(level, members));
  expect([0, 1, 2, 3].map(skipped)).toEqual([[], [4, 5], [5], []]);
});

test("who alone stands outside would be the Shadow", () => {
  expect(shadowToBe(leagues({ assembly: [3] }))).toBe(3);
  expect(shadowToBe(leagues({ assembly: [1, 3] }))).toBeNull();
  expect(shadowToBe(leagues({ shadow: 2 }))).toBe(2);
  expect(shadowToBe(leagues({ assembly: [1], shadow: 2 }))).toBeNull();
});

test("a private room is for those in the Conclave, and for those it leaves alone at the table", () => {
  expect(companyOf(leagues({}), 0, 4)).toBeNull();
  expect(companyOf(conclave([0, 2], false), 0, 4)).toEqual([2]);
  expect(companyOf(conclave([0, 2], false), 1, 4)).toBeNull();
  expect(companyOf(conclave([0, 2], true), 1, 4)).toEqual([3]);
  expect(companyOf(conclave([0, 2], true), null, 4)).toBeNull();
});
