import { type Json, type Policy, Rng, type Shape } from "@paravent/kernel";
import { type Breadth, greedyAnswer, type Heuristic } from "../plain/greedy.ts";

/** In rollouts fewer answers are judged than at the table: there are many rollouts. */
const NARROW: Breadth = { listed: 200, sampled: 40 };

/** All seats play greedily, each by its own view; questions with one answer are answered without looking. */
export function greedily(heuristic: Heuristic, seed: string, breadth = NARROW): Policy {
  const rng = Rng.from(seed);
  return (turn) => {
    const only = onlyAnswer(turn.ask);
    if (only !== null) return only;
    const view = turn.look();
    return greedyAnswer(heuristic, view, view.question, rng, breadth);
  };
}

/** The answer to a question that leaves no choice; null: there may be one. */
export function onlyAnswer(ask: Shape): Json | null {
  if (ask.shape === "confirm") return true;
  return ask.shape === "pick" && ask.min === 1 && ask.from.length === 1 ? [ask.from[0]!] : null;
}
