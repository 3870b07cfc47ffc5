import { type Json, sample } from "@paravent/kernel";
import type { Bot } from "./plain/bot.ts";
import { best, greedyBot, type Heuristic, unasked } from "./plain/greedy.ts";
import type { Effort, SearchHooks } from "./search/hooks.ts";
import { type Listener, searchBot } from "./search/search-bot.ts";

/** How well a bot plays, from the weakest on. They differ in what they consider; none plays badly on purpose. */
export const LEVELS = ["novice", "casual", "skilled", "strong", "master"] as const;
export type Level = (typeof LEVELS)[number];

export const isLevel = (name: string): name is Level => (LEVELS as readonly string[]).includes(name);

/** How far and how wide those look ahead who do, where a game does not say otherwise. */
export const EFFORTS: Readonly<Record<"skilled" | "strong" | "master", Effort>> = {
  skilled: { rollouts: 6, candidates: 3, horizon: 1 },
  strong: { rollouts: 24, candidates: 5, horizon: 1 },
  master: { rollouts: 320, candidates: 20, horizon: 1 },
};

/** A bot of this level. A game that has not taught how to look ahead has none better than a casual player. */
export function levelBot(level: Level, greedy: Heuristic, hooks?: SearchHooks, listener?: Listener): Bot {
  if (level === "novice") return noviceBot(greedy);
  if (level === "casual" || !hooks) return { ...greedyBot(greedy), id: level };
  const effort = hooks.efforts?.[level] ?? EFFORTS[level];
  // Who does not look ahead still knows better than a casual player what things are worth.
  if (effort.rollouts === 0) return { ...greedyBot(hooks.heuristic), id: level };
  return { ...searchBot(hooks, effort, listener), id: level };
}

/** Answers that come to a novice's mind. */
const GLANCED = 3;

/** Sees a few of the answers there are and takes the one that looks best. */
function noviceBot(heuristic: Heuristic): Bot {
  return {
    id: "novice",
    choose(view, question, rng) {
      const answers: Json[] = Array.from({ length: GLANCED }, () => sample(question.ask, rng));
      return best(answers, heuristic.evaluate(view, question), rng);
    },
    ...unasked(heuristic),
  };
}
