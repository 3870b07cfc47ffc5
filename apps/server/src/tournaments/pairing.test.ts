import { expect, it } from "vitest";
import { type Before, pairTables } from "./pairing.ts";

const NOTHING: Before = { met: () => 0, byes: () => 0, sat: () => 0 };
const people = (many: number) => Array.from({ length: many }, (_, n) => ({ id: `p${n}`, points: 0 }));

/** Plays so many rounds in which who comes first in a fixed order of skill wins, and notes what the pairing may know. */
function played(many: number, size: number, rounds: number, fill: "bots" | "byes") {
  const [met, byes, points] = [new Map<string, number>(), new Map<string, number>(), new Map<string, number>()];
  const count = (map: Map<string, number>, key: string, by = 1) => map.set(key, (map.get(key) ?? 0) + by);
  const pair = (one: string, other: string) => [one, other].sort().join();
  for (let round = 0; round < rounds; round++) {
    const entrants = people(many)
      .map(({ id }) => ({ id, points: points.get(id) ?? 0 }))
      .sort((one, other) => other.points - one.points);
    const before: Before = {
      met: (one, other) => met.get(pair(one, other)) ?? 0,
      byes: (id) => byes.get(id) ?? 0,
      sat: () => 0,
    };
    const paired = pairTables(entrants, size, fill, before, `round ${round}`);
    for (const id of paired.byes) count(byes, id);
    const all = [...paired.boards.flat().filter((id) => id !== null), ...paired.byes];
    expect(all.sort()).toEqual(
      people(many)
        .map(({ id }) => id)
        .sort(),
    );
    for (const board of paired.boards) {
      expect(board).toHaveLength(size);
      const seated = board.filter((id) => id !== null);
      for (const [n, one] of seated.entries()) for (const other of seated.slice(n + 1)) count(met, pair(one, other));
      const ranked = seated.toSorted((one, other) => Number(one.slice(1)) - Number(other.slice(1)));
      for (const [n, id] of ranked.entries()) count(points, id, 1 - n / Math.max(1, size - 1));
    }
  }
  return { met: [...met.values()], byes: [...byes.values()] };
}

it("nobody meets anybody twice where that can be avoided, at tables of two to five", () => {
  for (const [many, size, rounds] of [
    [8, 2, 5],
    [10, 2, 6],
    [16, 2, 6],
    [9, 3, 3],
    [16, 4, 3],
    [25, 5, 3],
  ] as const)
    expect(Math.max(...played(many, size, rounds, "byes").met), `${many} by ${size}`).toBe(1);
});

it("who has as many points sits together, as far as nobody meets again", () => {
  const entrants = people(8).map(({ id }, n) => ({ id, points: n % 2 }));
  const { boards } = pairTables(entrants, 4, "bots", NOTHING, "");
  expect(boards.map((board) => new Set(board.map((id) => Number(id!.slice(1)) % 2)).size)).toEqual([1, 1]);
});

it("where numbers do not divide, each sits out once before anybody does twice, or bots are spread over the tables", () => {
  const { byes } = played(7, 2, 6, "byes");
  expect(byes).toEqual(Array(6).fill(1));
  expect(pairTables(people(7), 3, "byes", NOTHING, "").byes).toEqual(["p6"]);
  const bots = (many: number, size: number) =>
    pairTables(people(many), size, "bots", NOTHING, "").boards.map((board) => board.filter((id) => id === null).length);
  expect(bots(5, 4)).toEqual([1, 2]);
  expect(bots(9, 4)).toEqual([1, 1, 1]);
  expect(bots(2, 5)).toEqual([3]);
});

it("everybody gets a seat they have had less often than others", () => {
  const before: Before = { ...NOTHING, sat: (id, seat) => (Number(id.slice(1)) % 4 === seat ? 1 : 0) };
  for (const board of pairTables(people(16), 4, "bots", before, "").boards)
    for (const [seat, id] of board.entries()) expect(Number(id!.slice(1)) % 4).not.toBe(seat);
});

it("who does not want to meet somebody does not, and the same is worked out again from the same", () => {
  const before: Before = { ...NOTHING, met: (one, other) => ([one, other].sort().join() === "p0,p1" ? 50 : 0) };
  const twice = [0, 1].map(() => pairTables(people(6), 3, "bots", before, "lot"));
  expect(twice[0]).toEqual(twice[1]);
  for (const board of twice[0]!.boards) expect(board.includes("p0") && board.includes("p1")).toBe(false);
});
