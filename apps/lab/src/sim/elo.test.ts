import { Rng } from "@paravent/kernel";
import { describe, expect, test } from "vitest";
import { eloOf } from "./elo.ts";
import type { Played } from "./play.ts";

/** A table at which the first has won. */
const table = (...bots: string[]): Played => ({
  ...{ answers: 1, rounds: 1, end: "last", unasked: {}, counts: {}, course: [] },
  seats: bots.map((bot, n) => ({
    ...{ bot, side: "b", points: 0, parts: {}, sources: {}, won: n === 0 ? 1 : 0, took: [] },
  })),
});

/** Games in which every seat wins with its strength as a part of all. */
function drawn(strengths: Readonly<Record<string, number>>, players: number, games: number): Played[] {
  const rng = Rng.from("elo");
  const names = Object.keys(strengths);
  return Array.from({ length: games }, () => {
    const left = [...names];
    const seats = Array.from({ length: players }, () => left.splice(rng.below(left.length), 1)[0]!);
    const all = seats.reduce((sum, bot) => sum + strengths[bot]!, 0);
    const drawn = (rng.below(1_000_000) / 1_000_000) * all;
    const upTo = (n: number): number => seats.slice(0, n + 1).reduce((sum, bot) => sum + strengths[bot]!, 0);
    const winner = seats.find((_, n) => drawn < upTo(n))!;
    return table(winner, ...seats.filter((bot) => bot !== winner));
  });
}

describe("Elo of bots", () => {
  test("is Elo's formula for two: three victories of four are 191 points", () => {
    const games = [
      ...Array.from({ length: 3000 }, () => table("a", "b")),
      ...Array.from({ length: 1000 }, () => table("b", "a")),
    ];
    const [a, b] = eloOf(games);
    expect([a!.bot, b!.bot]).toEqual(["a", "b"]);
    expect(a!.rating - b!.rating).toBeCloseTo(400 * Math.log10(3), 0);
    expect(a!.rating + b!.rating).toBeCloseTo(3000);
    expect(a!.against).toMatchObject([{ bot: "b", games: 4000, share: 0.75 }]);
  });

  test.each([2, 4])("finds the strengths behind a round of all against all with %i players", (players) => {
    const strengths = { weak: 1, even: 2, good: 4, best: 8, champion: 16 };
    const rated = eloOf(drawn(strengths, players, 2000));
    expect(rated.map(({ bot }) => bot)).toEqual(["champion", "best", "good", "even", "weak"]);
    const step = 400 * Math.log10(2);
    for (const [n, { rating, low, high }] of rated.entries()) {
      const truly = 1500 + step * (2 - n);
      expect(Math.abs(rating - truly)).toBeLessThan((high - low) * 0.75);
      expect(high - low).toBeLessThan(80);
      expect(low).toBeLessThan(rating);
    }
  });

  test("narrows with the number of games", () => {
    const games = drawn({ a: 1, b: 3 }, 2, 1600);
    const width = (some: readonly Played[]): number => eloOf(some).map(({ low, high }) => high - low)[0]!;
    expect(width(games) / width(games.slice(0, 400))).toBeCloseTo(0.5, 1);
  });

  test("stays finite for who always wins, and says nothing of bots that are all alike", () => {
    const [a] = eloOf(Array.from({ length: 20 }, () => table("a", "b")));
    expect(a!.rating).toBeGreaterThan(1600);
    expect(a!.high).toBeLessThan(3000);
    expect(eloOf([table("a", "a")])).toEqual([]);
  });

  test("a bot with three seats is no stronger for it", () => {
    const games = [table("a", "b", "b", "b"), ...Array.from({ length: 3 }, () => table("b", "a", "b", "b"))];
    const [one, other] = eloOf(Array.from({ length: 100 }, () => games).flat());
    expect(one!.rating).toBeCloseTo(other!.rating);
  });
});
