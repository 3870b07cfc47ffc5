import type { Played } from "../sim/play.ts";
import type { Wish } from "./wish.ts";

/** How many ways a search plays in a round: half of them are left behind each time; the first, unchanged, and one stay. */
export const waysLeft = (ways: number, round: number): number => Math.min(ways, 1 + Math.ceil((ways - 1) / 2 ** round));

/**
 * The ways that are played in a round. A search goes on with those that came nearest to its goal in the deals before: they
 * are the same deals for all. Everything else plays every way to the end.
 */
export function goingOn(
  { kind, ways, goal }: Pick<Wish, "kind" | "ways" | "goal">,
  games: (way: number) => readonly Played[],
  round: number,
  deals: number,
): number[] {
  let going = ways.map((_, way) => way);
  if (kind !== "search" || !goal) return going;
  for (let past = 1; past <= round; past++) {
    const far = new Map(going.map((way) => [way, farFrom(goal, games(way).slice(0, past * deals))]));
    const nearest = going.slice(1).sort((a, b) => far.get(a)! - far.get(b)! || a - b);
    going = [0, ...nearest.slice(0, waysLeft(ways.length, past) - 1)];
  }
  return going;
}

/** How far the sides are from the goal: what is missing or too much, in parts of an even share, squared and summed. */
export function farFrom({ low, high }: NonNullable<Wish["goal"]>, games: readonly Played[]): number {
  const sides = new Map<string, { won: number; seats: number }>();
  for (const { seats } of games)
    for (const { side, won } of seats) {
      const sum = sides.get(side) ?? { won: 0, seats: 0 };
      sides.set(side, { won: sum.won + won * seats.length, seats: sum.seats + 1 });
    }
  let far = 0;
  for (const { won, seats } of sides.values())
    far += Math.max(0, low / 100 - won / seats, won / seats - high / 100) ** 2;
  return far;
}
