import { fingerprint } from "./hash.ts";

/**
 * The generator's whole memory: four 32-bit words, kept in the state (xoshiro128**). As signed numbers: unsigned ones are
 * kept as fractions, and draws took three times as long.
 */
export type RngWords = [number, number, number, number];

/** A number below `of`, and which it was. */
export type Draw = readonly [of: number, is: number];

/** What was drawn with a key, and after how many words (`KeyedRng`). */
export interface Drawn {
  readonly from: number;
  readonly draws: readonly Draw[];
}

/** Words from any text, all 128 bits of them: fewer could be guessed by trying every seed against what was dealt. */
export function seedWords(seed: string): RngWords {
  const [a, b, c, d] = fingerprint(seed);
  return [a | 0, b | 0, c | 0, d | 1];
}

/** How many words of 32 bits there are. */
const WORDS = 0x100000000;

/** Chance, drawn from words that belong to somebody: a state, a bot, a test. */
export class Rng {
  /** How many draws were made through this view; the machine reads it to know that a step used chance. */
  draws = 0;
  words: RngWords;

  constructor(words: RngWords) {
    this.words = words;
  }

  static from(seed: string): Rng {
    return new Rng(seedWords(seed));
  }

  /** What was drawn through this view, where that is remembered. */
  get drawn(): Drawn | null {
    return null;
  }

  /** An integer from 0 to n - 1, each as likely as another. */
  below(n: number): number {
    this.draws++;
    let word = this.next();
    // Words above the largest multiple of n are drawn again: they would favour low numbers.
    if (word >= WORDS - n) {
      const fair = WORDS - (WORDS % n);
      while (word >= fair) word = this.next();
    }
    // The remainder. `%` is slow for numbers as large as these.
    return word - Math.floor(word / n) * n;
  }

  /** One of the items, each as likely as another. */
  oneOf<T>(items: readonly T[]): T {
    if (items.length === 0) throw new Error("oneOf: nothing to choose from");
    return items[this.below(items.length)]!;
  }

  /** Puts the items in a random order, in place. */
  shuffle<T>(items: T[]): void {
    for (let i = items.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      const item = items[i]!;
      items[i] = items[j]!;
      items[j] = item;
    }
  }

  protected next(): number {
    const w = this.words;
    const mixed = Math.imul(w[1], 5);
    const result = Math.imul((mixed << 7) | (mixed >>> 25), 9) >>> 0;
    const shifted = w[1] << 9;
    w[2] ^= w[0];
    w[3] ^= w[1];
    w[1] ^= w[2];
    w[0] ^= w[3];
    w[2] ^= shifted;
    w[3] = (w[3] << 11) | (w[3] >>> 21);
    return result;
  }
}
