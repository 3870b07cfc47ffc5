import { guessesWith, numbersOf, type Tuning } from "@paravent/bots";
import { leaning } from "../index.ts";
import { PROFILES } from "../profiles.ts";
import found from "./policy.json" with { type: "json" };

const { agesUpTo: _, ...start } = numbersOf(PROFILES.balanced);

/** What `npm run tune` moves: it begins with the plain greedy player. */
export const tuning: Tuning = { start, heuristic: (numbers) => leaning(guessesWith(PROFILES.balanced, numbers)) };

/** How those play on who look ahead: the best greedy player that was found. */
export const foundHeuristic = tuning.heuristic(found.numbers);
