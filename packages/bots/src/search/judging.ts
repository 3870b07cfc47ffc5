import { type Game, type GameEvent, lookAt, type Seat, type State } from "@paravent/kernel";
import { Network } from "../value/network.ts";
import type { Weights } from "../value/weights.ts";
import type { Habits } from "./habits.ts";
import type { SearchHooks } from "./hooks.ts";
import { rowsOf, sharesOf } from "./rows.ts";

/** Who judges where a rollout ends: the chance of a seat to win from there, where these play otherwise. */
export type Judging = <F, E extends GameEvent>(
  game: Game<F, E>,
  hooks: SearchHooks,
  world: State<F>,
  seat: Seat,
  habits?: Habits,
) => number;

/** Of a finished game the victory counts, and a little by how much: of two lost games the closer one is better. */
const VICTORY = 0.85;

/** So many points ahead are worth about as much more again. */
const POINTS = 3;

/** Judges by the learned value; finished games by who has won. */
export const byValue =
  (network: Network): Judging =>
  (game, hooks, world, seat, habits) =>
    world.stack.length === 0
      ? wonBy(game, hooks, world, seat)
      : network.chances(rowsOf(game, hooks, world.facts, world.seats, habits))[seat]!;

/** Judges by the points in sight alone. */
export const byPoints: Judging = (game, hooks, world, seat) =>
  world.stack.length === 0 ? wonBy(game, hooks, world, seat) : logistic(lead(game, hooks, world, seat) / POINTS);

const wonBy: Judging = (game, hooks, world, seat) => {
  const { winners } = game.outcome(world.facts)!;
  const won = winners.includes(seat) ? 1 / winners.length : 0;
  return VICTORY * won + (1 - VICTORY) * logistic(lead(game, hooks, world, seat) / POINTS);
};

/**
 * What a finished game was worth to each of so many rows (`rowsOf`), 1 in all: a value that learns this counts a victory as
 * much as a rollout that comes to the end does. If it did not, a sure victory might look worse than a likely one.
 */
export function worthOf<F, E extends GameEvent>(
  game: Game<F, E>,
  hooks: SearchHooks,
  { facts, seats }: State<F>,
  rows: number,
): Float32Array {
  const points = Array.from({ length: seats }, (_, seat) => hooks.points(lookAt(game, facts, seat), seat));
  const most = Math.max(...points);
  const parts = points.map((own) => Math.exp((own - most) / POINTS));
  const all = parts.reduce((sum, part) => sum + part);
  const { winners } = game.outcome(facts)!;
  return sharesOf(winners, rows).map((won, row) => VICTORY * won + (1 - VICTORY) * ((parts[row] ?? 0) / all));
}

/** Points ahead of the best other seat; each counts its own, by what it sees. */
const lead: Judging = (game, hooks, { facts, seats }, seat) => {
  let own = 0;
  let rival = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < seats; other++) {
    const points = hooks.points(lookAt(game, facts, other), other);
    if (other === seat) own = points;
    else rival = Math.max(rival, points);
  }
  return own - rival;
};

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

/** Weights are read once, however many bots play by them. */
const read = new WeakMap<Weights, Judging>();

/** Judges by the learned value, by points where the game has none. */
export function judgingFor({ value }: SearchHooks): Judging {
  if (!value) return byPoints;
  const known = read.get(value) ?? byValue(Network.of(value));
  read.set(value, known);
  return known;
}
