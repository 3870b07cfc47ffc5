import { type ChanceWords, Rng, type RngWords } from "@paravent/kernel";

/** One draw of chance as a test wishes it: which of `of` outcomes comes, counted from 0. */
export interface Draw {
  readonly of: number;
  readonly is: number;
}

/** Draws whose words can be chosen freely; the rest is found by trying. */
const FREE = 4;
const MOST_TRIES = 40_000_000;

/**
 * Words of the generator from which exactly these draws come first. Scripted dice so need no generator of their own: the
 * rules draw as always, and what they draw is known.
 *
 * The output of a step depends on the second word alone, and four second words in a row determine all four words. So
 * the first draws are chosen, and only those after them are left to luck.
 */
export function wordsFor(draws: readonly Draw[]): RngWords {
  const luck = Rng.from(`draws/${draws.map(({ of, is }) => `${is}/${of}`).join()}`);
  const chosen = Array.from({ length: FREE }, (_, i) => secondWord(draws[i], luck));
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    // The earlier words stay; the last one is drawn anew until the rest fits.
    chosen[FREE - 1] = secondWord(draws[FREE - 1], luck);
    const words = fromSecondWords(chosen as [number, number, number, number]);
    if (gives(words, draws)) return words;
  }
  throw new Error(`no words found for ${draws.length} draws`);
}

/** Whether so many draws, or more, were made between two moments of a generator. */
export function wereUsed(before: RngWords, after: ChanceWords, draws: readonly Draw[]): boolean {
  const rng = new Rng([...before]);
  for (const { of } of draws) rng.below(of);
  for (let more = 0; more < 1000; more++) {
    if (rng.words.every((word, i) => word === after[i])) return true;
    rng.below(2);
  }
  return false;
}

function gives(words: RngWords, draws: readonly Draw[]): boolean {
  const rng = new Rng([...words]);
  for (const { of, is } of draws) if (rng.below(of) !== is) return false;
  return true;
}

/** A word that gives this draw when it stands second. */
function secondWord(draw: Draw | undefined, luck: Rng): number {
  for (;;) {
    const word = luck.below(0x100000000);
    if (!draw || new Rng([0, word, 0, 0]).below(draw.of) === draw.is) return word;
  }
}

/** The words whose second word is b0 now and b1, b2, b3 after one, two and three steps (xoshiro128**, solved backwards). */
function fromSecondWords([b0, b1, b2, b3]: readonly [number, number, number, number]): RngWords {
  const turned = b3 ^ b2 ^ b0 ^ (b0 << 9) ^ (b1 << 9);
  const d = ((turned >>> 11) | (turned << 21)) ^ b0;
  const a = b2 ^ d ^ (b0 << 9);
  const c = b1 ^ b0 ^ a;
  return [a >>> 0, b0 >>> 0, c >>> 0, d >>> 0];
}
