import { type Draw, type Drawn, Rng, type RngWords } from "./rng.ts";

/**
 * The memory of the generator that nobody can foresee without its key (ChaCha20): the eight words of the key, and how
 * many words it has given. Where it stands can be said, so that whoever has the key can check a draw.
 */
export type KeyedWords = [number, number, number, number, number, number, number, number, number];

/** What chance is drawn from: words of the fast generator, or of the one with a key. */
export type ChanceWords = RngWords | KeyedWords;

const KEY = /^[0-9a-f]{64}$/;

/** The generator with this key, given as 64 hexadecimal digits, after so many words. */
export function keyedWords(key: string, given = 0): KeyedWords {
  if (!KEY.test(key)) throw new Error("a key has 64 hexadecimal digits");
  const word = (at: number): number => {
    const [a, b, c, d] = [0, 2, 4, 6].map((digit) =>
      Number.parseInt(key.slice(at * 8 + digit, at * 8 + digit + 2), 16),
    );
    return a! | (b! << 8) | (c! << 16) | (d! << 24);
  };
  return [word(0), word(1), word(2), word(3), word(4), word(5), word(6), word(7), given];
}

const GIVEN = 8;

const BLOCK = 16;

/** Draws as any generator does, and remembers what it drew. */
export class KeyedRng extends Rng {
  private readonly keyed: KeyedWords;
  private readonly from: number;
  private readonly made: Draw[] = [];
  /** The block the next words come from, and its number. */
  private block: readonly number[] = [];
  private number = -1;

  constructor(keyed: KeyedWords) {
    super([0, 0, 0, 0]);
    this.keyed = keyed;
    this.from = keyed[GIVEN];
  }

  override get drawn(): Drawn | null {
    return this.made.length === 0 ? null : { from: this.from, draws: this.made };
  }

  override below(n: number): number {
    const drawn = super.below(n);
    this.made.push([n, drawn]);
    return drawn;
  }

  protected override next(): number {
    const given = this.keyed[GIVEN]++;
    const number = Math.floor(given / BLOCK);
    if (number !== this.number) this.block = chacha(this.keyed, number);
    this.number = number;
    return this.block[given % BLOCK]! >>> 0;
  }
}

/** A generator for words of either kind; words are changed in place as they are used. */
export const rngOf = (words: ChanceWords): Rng => (words.length === 4 ? new Rng(words) : new KeyedRng(words));

/**
 * Whether the generator with this key draws all this, from its first word on. Words may be given again where a game was
 * taken back; none may be passed over, or a better one could have been waited for.
 */
export function areDrawnBy(key: string, all: readonly Drawn[]): boolean {
  let given = 0;
  for (const { from, draws } of all) {
    if (from > given) return false;
    const words = keyedWords(key, from);
    const rng = new KeyedRng(words);
    if (!draws.every(([of, is]) => rng.below(of) === is)) return false;
    given = words[GIVEN];
  }
  return true;
}

/** One block of ChaCha20 (RFC 8439) with this key, this number and no nonce. */
function chacha(key: readonly number[], number: number): readonly number[] {
  const start = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, ...key.slice(0, GIVEN), number | 0, 0, 0, 0];
  const w = start.slice();
  for (let round = 0; round < 10; round++) {
    quarter(w, 0, 4, 8, 12);
    quarter(w, 1, 5, 9, 13);
    quarter(w, 2, 6, 10, 14);
    quarter(w, 3, 7, 11, 15);
    quarter(w, 0, 5, 10, 15);
    quarter(w, 1, 6, 11, 12);
    quarter(w, 2, 7, 8, 13);
    quarter(w, 3, 4, 9, 14);
  }
  return w.map((word, at) => (word + start[at]!) | 0);
}

function quarter(w: number[], a: number, b: number, c: number, d: number): void {
  w[a] = (w[a]! + w[b]!) | 0;
  w[d] = turned(w[d]! ^ w[a]!, 16);
  w[c] = (w[c]! + w[d]!) | 0;
  w[b] = turned(w[b]! ^ w[c]!, 12);
  w[a] = (w[a]! + w[b]!) | 0;
  w[d] = turned(w[d]! ^ w[a]!, 8);
  w[c] = (w[c]! + w[d]!) | 0;
  w[b] = turned(w[b]! ^ w[c]!, 7);
}

const turned = (word: number, by: number): number => (word << by) | (word >>> (32 - by));
