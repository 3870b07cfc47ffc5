import { canonical, cloneState, type Json, type Question, type Rng, type TableView } from "@paravent/kernel";
import type { Imagined } from "../plain/bot.ts";
import { habitsSeen } from "./habits.ts";
import type { Effort, SearchHooks } from "./hooks.ts";
import { judgingFor } from "./judging.ts";
import { search } from "./search.ts";
import { chanceAfter, worldFor } from "./trying.ts";

/** How an answer compares with the best that was found: the chance to win with each. */
export interface Compared {
  readonly better: Json;
  readonly chance: number;
  readonly given: number;
}

/** An answer, and how much better another one has to be. */
interface Judged {
  readonly given: Json;
  readonly margin: number;
}

/** Worlds in which both are tried; with fewer nothing is said. */
const WORLDS = 40;
const FEWEST = 12;

/** A difference counts that is so many times as large as the doubt about it. */
const SURE = 2;

/**
 * What would have been better than this answer, by what the seat imagines and nothing else. Both are tried in the same
 * worlds, other ones than those the better was found in: the best of many that were tried looks better than it is. Null:
 * nothing is surely better, or not by so much; most answers are done with after a few worlds.
 */
export function compared(
  hooks: SearchHooks,
  effort: Effort,
  mind: Imagined,
  view: TableView<unknown>,
  question: Question,
  { given, margin }: Judged,
  rng: Rng,
  stopped: () => boolean = () => false,
): Compared | null {
  const judging = judgingFor(hooks);
  const better = search(hooks, judging, effort, mind, view, question, rng, stopped).tried[0]?.answer;
  if (better === undefined || canonical(better) === canonical(given)) return null;
  const { seat } = question;
  const end = hooks.stage(mind.state.facts) + effort.horizon;
  const habits = habitsSeen(hooks, view.game, mind.state.seats);
  const seed = `${rng.below(2 ** 30)}`;
  const pairs: Pair[] = [];
  for (let n = 0; n < WORLDS && !stopped(); n++) {
    const world = worldFor(hooks, mind, seat, `${seed}/${n}`);
    const trial = { seed: `${seed}/${n}`, habits, end };
    const after = (value: Json): number =>
      chanceAfter(hooks, judging, mind.game, cloneState(mind.game, world), { seat, value }, trial);
    pairs.push([after(better), after(given)]);
    if (pairs.length >= FEWEST && isHopeless(pairs, margin)) return null;
  }
  const { ahead, doubt } = lead(pairs);
  if (pairs.length < FEWEST || ahead < margin || ahead <= SURE * doubt) return null;
  return { better, chance: mean(pairs, ([best]) => best), given: mean(pairs, ([, own]) => own) };
}

/** The chance after the better answer and after the given one, in one world. */
type Pair = readonly [number, number];

const mean = (pairs: readonly Pair[], of: (pair: Pair) => number): number =>
  pairs.reduce((sum, pair) => sum + of(pair), 0) / pairs.length;

/** How far the better is ahead, and how much that may be off. */
function lead(pairs: readonly Pair[]): { readonly ahead: number; readonly doubt: number } {
  const ahead = mean(pairs, ([best, own]) => best - own);
  const spread = mean(pairs, ([best, own]) => (best - own - ahead) ** 2);
  return { ahead, doubt: Math.sqrt(spread / pairs.length) };
}

function isHopeless(pairs: readonly Pair[], margin: number): boolean {
  const { ahead, doubt } = lead(pairs);
  return ahead + doubt < margin;
}
