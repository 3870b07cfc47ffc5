import { cloneState, type Json, type Question, type Rng, type TableView } from "@paravent/kernel";
import type { Imagined } from "../plain/bot.ts";
import { type Candidate, candidatesFor } from "./candidates.ts";
import { habitsSeen } from "./habits.ts";
import type { Effort, SearchHooks } from "./hooks.ts";
import type { Judging } from "./judging.ts";
import { drawn, type Mixture, mixtureOf, pairedShares } from "./mixing.ts";
import { solve } from "./solving.ts";
import { chanceAfter, worldFor } from "./trying.ts";

/** What came of thinking. */
export interface Considered {
  readonly answer: Json;
  /** Candidates, the best first, with the chance to win that was found for each. */
  readonly tried: readonly { readonly answer: Json; readonly chance: number; readonly rollouts: number }[];
  readonly rollouts: number;
  /** How often each answer was to be given, where one should not be guessed. */
  readonly mixture: Mixture | null;
}

/** So many are kept to the end where the answer is a mixture. */
const MIXED = 4;

/**
 * Tries answers in worlds the seat may be in. All candidates are tried in the same worlds, with the same luck; the better
 * half of them is tried further (sequential halving). Everybody plays on by what they see in that world, so that looking at
 * something is worth what it tells and nobody acts on what they cannot know.
 *
 * Worlds are drawn from what the seat imagines and nothing else, so the same view and the same `rng` give the same answer
 * whatever is hidden.
 */
export function search(
  hooks: SearchHooks,
  judging: Judging,
  { rollouts, candidates, horizon }: Effort,
  { game, state }: Imagined,
  view: TableView<unknown>,
  question: Question,
  rng: Rng,
  stopped: () => boolean = () => false,
): Considered {
  let alive: Candidate[] = candidatesFor(hooks, view, question, candidates, rng);
  const all = alive;
  if (all.length === 1) return considered(all, 0, null);
  const isMixed = hooks.mixed?.has(question.subject) ?? false;
  const solved = isMixed ? solve(hooks, judging, { game, state }, view, question, rng) : null;
  if (solved) return { answer: drawn(solved, rng), tried: [], rollouts: 0, mixture: solved };
  const { seat } = question;
  const seed = `${rng.below(2 ** 30)}`;
  const end = hooks.stage(state.facts) + horizon;
  const habits = habitsSeen(hooks, view.game, state.seats);
  let done = 0;
  const tryIn = (n: number): void => {
    const drawn = worldFor(hooks, { game, state }, seat, `${seed}/${n}`);
    for (const [i, candidate] of alive.entries()) {
      const world = i === alive.length - 1 ? drawn : cloneState(game, drawn);
      const first = { seat, value: candidate.answer };
      const chance = chanceAfter(hooks, judging, game, world, first, { seed: `${seed}/${n}`, habits, end });
      candidate.sum += chance;
      candidate.found.push(chance);
      candidate.tries++;
      done++;
    }
  };
  const rounds = Math.max(1, Math.ceil(Math.log2(all.length)));
  let worlds = 0;
  for (let round = 0; round < rounds; round++) {
    const each = Math.max(1, Math.floor(rollouts / rounds / alive.length));
    for (let n = 0; n < each; n++) {
      if (stopped()) return considered(alive, done, isMixed ? rng : null);
      tryIn(worlds++);
    }
    alive = alive.toSorted((a, b) => chanceOf(b) - chanceOf(a));
    if (round < rounds - 1) alive = alive.slice(0, Math.max(isMixed ? MIXED : 2, Math.ceil(alive.length / 2)));
  }
  return considered(alive, done, isMixed ? rng : null);
}

const chanceOf = ({ sum, tries }: Candidate): number => (tries === 0 ? 0 : sum / tries);

/** The best answer; or one drawn from a mixture of what is about as good. */
function considered(candidates: readonly Candidate[], rollouts: number, mixing: Rng | null): Considered {
  const tried = candidates
    .map((one) => ({ answer: one.answer, chance: chanceOf(one), rollouts: one.tries }))
    .sort((a, b) => b.chance - a.chance);
  const worlds = Math.min(...candidates.map(({ found }) => found.length));
  if (!mixing || worlds === 0) return { answer: tried[0]!.answer, tried, rollouts, mixture: null };
  const columns = Array.from({ length: worlds }, (_, n) => candidates.map(({ found }) => found[n]!));
  const answers = candidates.map(({ answer }) => answer);
  const mixture = mixtureOf(answers, pairedShares(columns));
  return { answer: drawn(mixture, mixing), tried, rollouts, mixture };
}
