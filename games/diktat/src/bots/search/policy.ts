import { guessesWith, numbersOf, type Tuning } from "@paravent/bots";
import { GUESSES } from "../guesses.ts";
import { guessing } from "../index.ts";
import found from "./policy.json" with { type: "json" };

/** A VP is a VP, and a marker of New Town is one. */
const { "prices.vp": _, "income.newTown": __, ...start } = numbersOf(GUESSES);

/** What `npm run tune` moves: it begins with the plain greedy player. */
export const tuning: Tuning = { start, heuristic: (numbers) => guessing(guessesWith(GUESSES, numbers)) };

/** How those play on who look ahead: the best greedy player that was found. */
export const foundHeuristic = tuning.heuristic(found.numbers);
