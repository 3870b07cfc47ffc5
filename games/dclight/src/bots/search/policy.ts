import type { Tuning } from "@paravent/bots";
import { GUESSES, type Guesses } from "../guesses.ts";
import { leaning } from "../index.ts";
import { PROFILES, type Weights } from "../profiles.ts";
import found from "./policy.json" with { type: "json" };

/** Leanings and guesses under one roof, as numbers that can be tried. */
type Numbers = Record<Exclude<keyof Weights, "agesUpTo" | "guess"> | keyof Guesses, number>;

const { agesUpTo, guess: _, ...leanings } = PROFILES.balanced;

function weightsOf({ ages, resources, buildings, harm, creatures, ...guess }: Numbers): Weights {
  return { ages, resources, buildings, harm, creatures, agesUpTo, guess };
}

/** What `npm run tune` moves: it begins with the plain greedy player. */
export const tuning: Tuning<Numbers> = {
  start: { ...leanings, ...GUESSES },
  heuristic: (numbers) => leaning(weightsOf(numbers)),
};

/** How those play on who look ahead: the best greedy player that was found. */
export const foundHeuristic = tuning.heuristic(found.numbers);
