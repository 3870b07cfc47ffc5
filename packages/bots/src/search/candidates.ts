import type { Json, Question, Rng, TableView } from "@paravent/kernel";
import { answersTo, type Breadth } from "../plain/greedy.ts";
import type { SearchHooks } from "./hooks.ts";
import { onlyAnswer } from "./playing-on.ts";

/** An answer under trial. */
export interface Candidate {
  readonly answer: Json;
  tries: number;
  /** Of the chances to win that were found. */
  sum: number;
  /** Each of them, world after world: the same worlds for all candidates that are still under trial. */
  readonly found: number[];
}

const LOOKED_AT: Breadth = { listed: 200, sampled: 60 };

/**
 * The answers that the heuristic likes best, the best first; and where it had to leave some out, a few of those: it may be
 * wrong about them.
 */
export function candidatesFor(
  hooks: SearchHooks,
  view: TableView<unknown>,
  question: Question,
  most: number,
  rng: Rng,
): Candidate[] {
  const only = onlyAnswer(question.ask);
  if (only !== null) return [untried(only)];
  const { heuristic } = hooks;
  const answers = hooks.candidates?.(view, question, rng) ?? answersTo(heuristic, view, question, rng, LOOKED_AT);
  if (answers.length === 1) return [untried(answers[0]!)];
  const worth = heuristic.evaluate(view, question);
  const ranked = answers.map((answer) => ({ answer, worth: worth(answer), lot: rng.below(1 << 20) }));
  ranked.sort((a, b) => b.worth - a.worth || a.lot - b.lot);
  const outsiders = Math.min(Math.ceil(most / 4), ranked.length - most);
  const rest = ranked.splice(most);
  for (let n = 0; n < outsiders; n++) ranked.push(...rest.splice(rng.below(rest.length), 1));
  return ranked.map(({ answer }) => untried(answer));
}

const untried = (answer: Json): Candidate => ({ answer, tries: 0, sum: 0, found: [] });
