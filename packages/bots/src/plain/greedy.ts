import { enumerate, type Json, type Question, type Rng, sample, type TableView } from "@paravent/kernel";
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
  /** The same, if it answers an offer. */
  answer?(view: TableView<unknown>): BotAction | null;
}

/** How many answers are judged. */
export interface Breadth {
  /** Up to this many, all are. */
  readonly listed: number;
  /** Beyond that, this many random ones are. */
  readonly sampled: number;
}

const BROAD: Breadth = { listed: 400, sampled: 120 };

/** Takes the answer that looks best now and thinks no further. Among equals it draws. */
export function greedyBot(heuristic: Heuristic): Bot {
  return {
    id: "greedy",
    choose: (view, question, rng) => greedyAnswer(heuristic, view, question, rng),
    ...unasked(heuristic),
  };
}

/** What a bot does of its own accord by these teachings. */
export function unasked({ act, answer }: Heuristic): Pick<Bot, "act" | "answer"> {
  return {
    act: (view) => act?.(view) ?? null,
    answer: (view) => {
      if (answer) return answer(view);
      const action = act?.(view);
      return action?.answers ? action : null;
    },
  };
}

export function greedyAnswer(
  heuristic: Heuristic,
  view: TableView<unknown>,
  question: Question,
  rng: Rng,
  breadth = BROAD,
): Json {
  const answers = answersTo(heuristic, view, question, rng, breadth);
  if (answers.length === 1) return answers[0]!;
  return best(answers, heuristic.evaluate(view, question), rng);
}

/** The answers that a greedy bot judges. */
export function answersTo(
  { propose }: Heuristic,
  view: TableView<unknown>,
  question: Question,
  rng: Rng,
  { listed, sampled }: Breadth,
): readonly Json[] {
  const proposed = propose?.(view, question);
  if (proposed) return proposed;
  return enumerate(question.ask, listed) ?? Array.from({ length: sampled }, () => sample(question.ask, rng));
}

export function best(answers: readonly Json[], worth: (answer: Json) => number, rng: Rng): Json {
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
