import type { Bot } from "./bot.ts";
import { greedyBot, type Heuristic } from "./greedy.ts";
import { randomBot } from "./random.ts";

/** What each game has taught. Bots know no game: an app introduces the games it offers, once, when it starts. */
const taught = new Map<string, ReadonlyMap<string, Heuristic>>();

/** A game teaches how to play well, and, if it likes, strategies with names of their own. */
export function teach(game: string, heuristic: Heuristic, strategies: Readonly<Record<string, Heuristic>> = {}): void {
  taught.set(game, new Map([["greedy", heuristic], ...Object.entries(strategies)]));
}

/** The bots there are for a game, by name. */
export const levelsOf = (game: string): string[] => ["random", ...(taught.get(game)?.keys() ?? [])];

/** A bot for a seat of that game. An unknown level, or a game nobody taught, is a fault of the caller. */
export function createBot(game: string, level: string): Bot {
  if (level === "random") return randomBot;
  const heuristic = taught.get(game)?.get(level);
  if (!heuristic) throw new Error(`no bot "${level}" for "${game}"; there are ${levelsOf(game).join(", ")}`);
  return { ...greedyBot(heuristic), id: level };
}
