import { guessesWith, numbersOf, type Tuning } from "@paravent/bots";
import { leaning } from "../index.ts";
import { PROFILES } from "../profiles.ts";
import found from "./policy.json" with { type: "json" };

const { agesUpTo: _, foresees: __, ...weights } = PROFILES.balanced;
const start = numbersOf(weights);

/** What `npm run tune` moves: it begins with the plain greedy player, who then knows a last turn when there is one. */
export const tuning: Tuning = {
  start,
  heuristic: (numbers) => leaning({ ...PROFILES.balanced, ...guessesWith(weights, numbers), foresees: true }),
};

/** How those play on who look ahead: the best greedy player that was found. */
export const foundHeuristic = tuning.heuristic(found.numbers);
