export type { Bot, BotAction } from "./bot.ts";
export { type Evaluator, greedyBot, type Heuristic } from "./greedy.ts";
export { playBots } from "./play.ts";
export { randomBot } from "./random.ts";
export { createBot, levelsOf, teach } from "./roster.ts";
