import type { Bot } from "./bot.ts";
import { greedyBot, type Heuristic } from "./greedy.ts";
import { randomBot } from "./random.ts";

export const LEVELS = ["random", "greedy"] as const;
export type Level = (typeof LEVELS)[number];

export const isLevel = (level: string): level is Level => (LEVELS as readonly string[]).includes(level);

/** What each game has taught. Bots know no game: an app introduces the games it offers, once, when it starts. */
const taught = new Map<string, Heuristic>();

export function teach(game: string, heuristic: Heuristic): void {
  taught.set(game, heuristic);
}

/** A bot for a seat of that game. An unknown level, or a game nobody taught, is a fault of the caller. */
export function createBot(game: string, level: string): Bot {
  if (!isLevel(level)) throw new Error(`no bot "${level}"; there are ${LEVELS.join(", ")}`);
  if (level === "random") return randomBot;
  const heuristic = taught.get(game);
  if (!heuristic) throw new Error(`no ${level} bot for "${game}": teach() it first`);
  return greedyBot(heuristic);
}
