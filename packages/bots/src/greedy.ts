import { count, enumerate, type Json, type Question, type Rng, sample, type TableView } from "@paravent/kernel";
import type { Bot, BotAction } from "./bot.ts";

/** Reads a position once, then says how good each answer is; only the order of the numbers matters. */
export type Evaluator = (view: TableView<unknown>, question: Question) => (answer: Json) => number;

/** What a game teaches a greedy bot. */
export interface Heuristic {
  readonly evaluate: Evaluator;
  /**
   * Answers worth a look where there are too many to list: a few named patterns instead of every pile.
   * Null leaves the choice of candidates to the bot.
   */
  propose?(view: TableView<unknown>, question: Question): readonly Json[] | null;
  /** What it does unasked, say to answer an offer; null: nothing. */
  act?(view: TableView<unknown>): BotAction | null;
}

/** Up to this many answers, all are judged. */
const LISTED = 400;

/** Beyond that, this many random ones are. */
const SAMPLED = 120;

/** Takes the answer that looks best now and thinks no further. Among equals it draws. */
export function greedyBot({ evaluate, propose, act }: Heuristic): Bot {
  return {
    id: "greedy",
    choose(view, question, rng) {
      const answers = propose?.(view, question) ?? candidates(question, rng);
      if (answers.length === 1) return answers[0]!;
      const worth = evaluate(view, question);
      return best(answers, worth, rng);
    },
    act: (view) => act?.(view) ?? null,
  };
}

function candidates(question: Question, rng: Rng): readonly Json[] {
  if (count(question.ask) <= LISTED) return enumerate(question.ask, LISTED)!;
  return Array.from({ length: SAMPLED }, () => sample(question.ask, rng));
}

function best(answers: readonly Json[], worth: (answer: Json) => number, rng: Rng): Json {
  let leaders: Json[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (const answer of answers) {
    const value = worth(answer);
    if (value > most) {
      most = value;
      leaders = [];
    }
    if (value === most) leaders.push(answer);
  }
  if (leaders.length === 0) throw new Error("a heuristic found no answer worth anything");
  return rng.oneOf(leaders);
}
