import { expect, it } from "vitest";
import { type PlayedBoard, type SeatEnd, scoreOf, standingsOf } from "./standings.ts";

const end = (place: number | null, points: number | null = null, left = false): SeatEnd => ({ place, points, left });
const board = (seats: (string | null)[], ends: SeatEnd[] | null): PlayedBoard => ({ seats, ends });

it("a seat scores by those it was placed before; who left has scored nothing, nor has anybody where all lost", () => {
  const four = [end(1), end(2), end(2), end(4)];
  expect(four.map((_, seat) => scoreOf(four, seat))).toEqual([1, 0.5, 0.5, 0]);
  expect([end(1, 9, true), end(2)].map((_, seat, all) => scoreOf(all, seat))).toEqual([0, 0]);
  expect([end(null), end(null)].map((_, seat, all) => scoreOf(all, seat))).toEqual([0, 0]);
});

it("a bye is worth what a seat is on average, and a table that is not over counts for nobody", () => {
  const [first, second, third] = standingsOf(
    ["a", "b", "c", "d"],
    [{ boards: [board(["a", "b"], [end(1), end(2)]), board(["d", null], null)], byes: ["c"] }],
    false,
  );
  expect([first!.id, first!.points, second!.id, second!.points]).toEqual(["a", 1, "c", 0.5]);
  expect(third).toMatchObject({ place: 3, points: 0, sameSeat: null });
});

it("who has as many points is placed by the points of those they have met", () => {
  const rounds = [
    { boards: [board(["a", "b"], [end(1), end(2)]), board(["c", "d"], [end(1), end(2)])], byes: [] },
    { boards: [board(["a", "d"], [end(2), end(1)]), board(["c", "b"], [end(2), end(1)])], byes: [] },
    { boards: [board(["b", "d"], [end(1), end(2)])], byes: [] },
  ];
  const stands = standingsOf(["a", "b", "c", "d"], rounds, false);
  expect(stands.map(({ id, place }) => [id, place])).toEqual([
    ["b", 1],
    ["a", 2],
    ["c", 2],
    ["d", 4],
  ]);
  expect(stands[0]!.strength).toBe(1);
});

it("where the same was dealt, by what people made of the same cards in the same seat", () => {
  const rounds = [
    {
      boards: [
        board(["a", "b"], [end(1, 12), end(2, 4)]),
        board(["c", "d"], [end(1, 10), end(2, 9)]),
        board(["e", null], [end(1, 11, true), end(2, 99)]),
      ],
      byes: [],
    },
  ];
  const stands = standingsOf(["a", "b", "c", "d", "e"], rounds, true);
  const compared = Object.fromEntries(stands.map(({ id, sameSeat }) => [id, sameSeat]));
  expect(compared).toEqual({ a: 1, b: 0, c: 0.5, d: 1, e: 0 });
  expect(stands.map(({ id }) => id)).toEqual(["a", "c", "d", "b", "e"]);
});
