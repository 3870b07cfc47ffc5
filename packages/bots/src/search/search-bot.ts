import type { Bot } from "../plain/bot.ts";
import { greedyAnswer, unasked } from "../plain/greedy.ts";
import type { Effort, SearchHooks } from "./hooks.ts";
import { judgingFor } from "./judging.ts";
import { type Considered, search } from "./search.ts";

/** Who wants to know what a bot considered, and when to stop it. */
export interface Listener {
  considered?(what: Considered): void;
  stopped?(): boolean;
}

/**
 * Looks ahead, with so much effort, and judges what it finds by the learned value, by points where there is none. It deals
 * with others as its heuristic does.
 */
export function searchBot(hooks: SearchHooks, effort: Effort, listener: Listener = {}): Bot {
  const judging = judgingFor(hooks);
  const { heuristic } = hooks;
  return {
    id: "search",
    looksAhead: true,
    choose(view, question, rng, imagined) {
      if (!imagined) return greedyAnswer(heuristic, view, question, rng);
      const found = search(hooks, judging, effort, imagined, view, question, rng, () => listener.stopped?.() ?? false);
      listener.considered?.(found);
      return found.answer;
    },
    ...unasked(heuristic),
  };
}
