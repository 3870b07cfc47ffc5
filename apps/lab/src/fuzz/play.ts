import { type Bot, createBot } from "@paravent/bots";
import type { Json, Setup } from "@paravent/kernel";
import { LAW_NAMES, LAWS, type LawName, randomGames, recordRun, type Violation } from "@paravent/testkit";
import { labGame } from "../lib/games.ts";

/** A batch of random games; game i of it has the seed `${seed}/${i}`. */
export interface FuzzTask {
  readonly game: string;
  readonly players: readonly number[];
  readonly games: number;
  readonly seed: string;
  readonly options: Json;
  /** Costly laws look at one moment in so many. */
  readonly every: number;
  /** All of them where nothing is said. */
  readonly laws?: readonly LawName[];
}

/** What came of a batch. */
export interface Fuzzed {
  readonly games: number;
  readonly inputs: number;
  readonly violations: readonly Violation[];
  /** What the game declares and this batch did not meet. */
  readonly neverMet: readonly string[];
}

export function fuzzTask({ game, ...asked }: FuzzTask): Fuzzed {
  const { games, inputs, violations, neverMet } = randomGames(labGame(game).game, {
    ...asked,
    guide: guideFor(game, asked.options),
  });
  return { games, inputs, violations, neverMet };
}

/** Plays the one game of a reported violation again and checks every law at every moment. */
export function playAgain(id: string, setup: Setup): Fuzzed {
  const { game } = labGame(id);
  const run = recordRun(game, setup, { guide: guideFor(id, setup.options) });
  const violations = LAW_NAMES.flatMap((law) => LAWS[law](game, run).map((fault) => ({ law, setup, ...fault })));
  return { games: 1, inputs: run.moments.length - 1, violations, neverMet: [] };
}

/** Somebody who plays to win, where random players would not get far. */
const guideFor = (game: string, options: Json): Bot | undefined =>
  labGame(game).isLostEarly?.(options) ? createBot(game, "greedy") : undefined;
