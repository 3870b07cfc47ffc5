import { isLevel, LEVELS, levelBot } from "./levels.ts";
import type { Bot, Reason } from "./plain/bot.ts";
import { greedyBot, type Heuristic } from "./plain/greedy.ts";
import { randomBot } from "./plain/random.ts";
import type { SearchHooks } from "./search/hooks.ts";
import type { Listener } from "./search/search-bot.ts";

/** What a game teaches bots: how to judge answers, strategies with names of their own, and how to look ahead. */
export interface Teaching {
  readonly greedy: Heuristic;
  readonly strategies?: Readonly<Record<string, Heuristic>>;
  readonly search?: SearchHooks;
  /** What a bot says with its answer to an offer, by the kind of its reason; `{pp}` stands for a number of it. */
  readonly says?: Readonly<Record<"fr" | "en", Readonly<Record<string, string>>>>;
}

/** What each game has taught. Bots know no game: an app introduces the games it offers, once, when it starts. */
const taught = new Map<string, Teaching>();

export function teach(game: string, teaching: Teaching): void {
  taught.set(game, teaching);
}

/** How a game is searched; undefined: it has not said. */
export const hooksOf = (game: string): SearchHooks | undefined => taught.get(game)?.search;

/** A reason in words; null: the game has none for it. */
export function sentenceOf(game: string, language: "fr" | "en", reason: Reason): string | null {
  const sentence = taught.get(game)?.says?.[language][reason.kind];
  return sentence?.replace(/\{(\w+)\}/g, (_, name: string) => String(reason.with[name] ?? "")) ?? null;
}

/** The bots there are for a game, by name: tables that were made with an older name still open. */
export function levelsOf(game: string): string[] {
  const teaching = taught.get(game);
  if (!teaching) return ["random"];
  return [...LEVELS, "random", "greedy", ...Object.keys(teaching.strategies ?? {})];
}

/** A bot for a seat of that game. An unknown level, or a game nobody taught, is a fault of the caller. */
export function createBot(game: string, level: string, listener?: Listener): Bot {
  if (level === "random") return randomBot;
  const teaching = taught.get(game);
  if (teaching && isLevel(level)) return levelBot(level, teaching.greedy, teaching.search, listener);
  const heuristic = level === "greedy" ? teaching?.greedy : teaching?.strategies?.[level];
  if (!heuristic) throw new Error(`no bot "${level}" for "${game}"; there are ${levelsOf(game).join(", ")}`);
  return { ...greedyBot(heuristic), id: level };
}
