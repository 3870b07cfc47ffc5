import type { Json, Rng } from "@paravent/kernel";

/** Answers, each with how often it is to be given. */
export type Mixture = readonly { readonly answer: Json; readonly share: number }[];

/** What is seldomer than this is left out: it is noise, not a bluff. */
const SELDOM = 0.04;

/** A chance to win that is worth no thought, and how much of the doubt about a difference counts as none. */
const NOTHING = 0.01;
const DOUBT = 0.5;

/**
 * How often to play each of several rows that were tried in the same columns. A row that is plainly the best plays almost
 * alone; rows that are as good as each other, as far as these columns can tell, share.
 */
export function pairedShares(columns: readonly (readonly number[])[]): number[] {
  const n = columns.length;
  const means = columns[0]!.map((_, row) => columns.reduce((sum, payoffs) => sum + payoffs[row]!, 0) / n);
  const best = means.indexOf(Math.max(...means));
  const weights = means.map((mean, row) => {
    const behind = means[best]! - mean;
    const spread = columns.reduce((sum, payoffs) => sum + (payoffs[best]! - payoffs[row]! - behind) ** 2, 0) / n;
    return Math.exp((-2 * behind) / (DOUBT * Math.sqrt(spread / n) + NOTHING));
  });
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / all);
}

/** The positive parts of regrets, as shares; all alike where there are none. */
export function positiveParts(regrets: ArrayLike<number>): number[] {
  const parts = Array.from(regrets, (regret) => Math.max(0, regret));
  const sum = parts.reduce((total, part) => total + part, 0);
  return parts.map((part) => (sum > 0 ? part / sum : 1 / parts.length));
}

/** Without what is hardly ever played; the commonest first. */
export function mixtureOf(answers: readonly Json[], shares: readonly number[]): Mixture {
  const kept = answers
    .map((answer, i) => ({ answer, share: shares[i]! }))
    .filter(({ share }) => share >= SELDOM)
    .sort((a, b) => b.share - a.share);
  const all = kept.reduce((sum, { share }) => sum + share, 0);
  return kept.map(({ answer, share }) => ({ answer, share: share / all }));
}

const FINE = 1 << 20;

export function drawn(mixture: Mixture, rng: Rng): Json {
  let left = rng.below(FINE) / FINE;
  for (const { answer, share } of mixture) {
    left -= share;
    if (left < 0) return answer;
  }
  return mixture[0]!.answer;
}
