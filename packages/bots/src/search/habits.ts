import { Network } from "../value/network.ts";
import type { Weights } from "../value/weights.ts";
import type { SearchHooks } from "./hooks.ts";

/** How likely each seat plays otherwise than by the heuristic, by what one of them sees; 0 or 1 where lots are drawn. */
export type Habits = readonly number[];

/** Nothing is learned of how somebody plays: they may do so either way. */
const UNKNOWN = 0.5;

/** What the seat that looks makes of how all have played so far. */
export function habitsSeen(hooks: SearchHooks, view: unknown, seats: number): Habits {
  const { habits } = hooks;
  if (!habits?.learned) return new Array<number>(seats).fill(UNKNOWN);
  const network = networkOf(habits.learned);
  return Array.from({ length: seats }, (_, seat) => network.chances(habitRows(habits.numbers(view, seat)))[0]!);
}

/** As they are learned from: a row for who plays otherwise, and an empty one for who does not. */
export function habitRows(numbers: readonly number[]): [Float32Array, Float32Array] {
  const row = new Float32Array(1 + numbers.length);
  row[0] = 1;
  row.set(numbers, 1);
  return [row, new Float32Array(row.length)];
}

/** Weights are read once, however many bots play by them. */
const read = new WeakMap<Weights, Network>();

function networkOf(weights: Weights): Network {
  const known = read.get(weights) ?? Network.of(weights);
  read.set(weights, known);
  return known;
}
