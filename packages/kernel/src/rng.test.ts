import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Rng, seedWords } from "./rng.ts";

const WORDS = [152629386, 183945831, 197194850, 3771581089 | 0];
const SEQUENCE = [987, 596, 810, 153, 426, 807, 600, 91, 666, 489, 935, 479];

describe("the generator", () => {
  test("gives the same sequence for the same seed, on every machine", () => {
    const rng = Rng.from("paravent");
    expect(seedWords("paravent")).toEqual(WORDS);
    expect(Array.from({ length: 12 }, () => rng.below(1000))).toEqual(SEQUENCE);
  });

  test("gives different sequences for different seeds, however alike", () => {
    const first = new Set(Array.from({ length: 5000 }, (_, i) => seedWords(`game/${i}`).join()));
    expect(first.size).toBe(5000);
  });

  test("uses all 128 bits of a seed: no single word repeats more than chance would have it", () => {
    const words = Array.from({ length: 20_000 }, (_, i) => seedWords(`${i}`));
    for (const lane of [0, 1, 2, 3]) expect(new Set(words.map((word) => word[lane])).size).toBeGreaterThan(19_990);
  });

  test("keeps its whole memory in the words: a copy goes on alike", () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 0, max: 50 }), (seed, drawn) => {
        const rng = Rng.from(seed);
        for (let i = 0; i < drawn; i++) rng.below(6);
        const copy = new Rng(JSON.parse(JSON.stringify(rng.words)));
        for (let i = 0; i < 20; i++) expect(copy.below(1_000_003)).toBe(rng.below(1_000_003));
        for (const word of rng.words) expect(word).toBe(word | 0);
      }),
    );
  });

  test("gives the remainder of a word, whatever it is divided by", () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 0x7fffffff }), (seed, n) => {
        const word = Rng.from(seed).below(0x100000000);
        fc.pre(word < 0x100000000 - (0x100000000 % n));
        expect(Rng.from(seed).below(n)).toBe(word % n);
      }),
    );
  });

  test("counts draws", () => {
    const rng = Rng.from("draws");
    rng.below(6);
    rng.shuffle([1, 2, 3]);
    rng.oneOf(["a"]);
    expect(rng.draws).toBe(4);
  });
});

/** Chi-squared over equally likely outcomes. */
function unevenness(seen: readonly number[]): number {
  const expected = seen.reduce((a, b) => a + b, 0) / seen.length;
  return seen.reduce((total, n) => total + (n - expected) ** 2 / expected, 0);
}

describe("fairness", () => {
  // The seeds are fixed, so these cannot fail by bad luck; the bounds are those of one chance in ten thousand.
  test.each([
    [2, 15.2],
    [6, 25.8],
    [7, 27.9],
    [10, 33.8],
  ])("below(%i) gives each number as often", (n, bound) => {
    const rng = Rng.from(`fair/${n}`);
    const seen = new Array<number>(n).fill(0);
    for (let i = 0; i < 60_000; i++) seen[rng.below(n)]!++;
    expect(unevenness(seen)).toBeLessThan(bound);
  });

  test("below(n) does not favour low numbers where n does not divide the range of a word", () => {
    // With n just above half of the range, a plain remainder would give low numbers twice as often.
    const n = 0xc0000000;
    const rng = Rng.from("bias");
    let low = 0;
    for (let i = 0; i < 20_000; i++) if (rng.below(n) < n / 3) low++;
    expect(Math.abs(low / 20_000 - 1 / 3)).toBeLessThan(0.015);
  });

  test("shuffle gives each order as often", () => {
    const rng = Rng.from("orders");
    const seen = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const items = ["a", "b", "c", "d"];
      rng.shuffle(items);
      const order = items.join("");
      seen.set(order, (seen.get(order) ?? 0) + 1);
    }
    expect(seen.size).toBe(24);
    expect(unevenness([...seen.values()])).toBeLessThan(58);
  });

  test("successive draws and neighbouring seeds are unrelated", () => {
    const pairs = new Array<number>(36).fill(0);
    const rng = Rng.from("pairs");
    for (let i = 0; i < 36_000; i++) pairs[rng.below(6) * 6 + rng.below(6)]!++;
    expect(unevenness(pairs)).toBeLessThan(76);
    const firsts = new Array<number>(6).fill(0);
    for (let i = 0; i < 12_000; i++) firsts[Rng.from(`game/${i}`).below(6)]!++;
    expect(unevenness(firsts)).toBeLessThan(25.8);
  });

  test("there is no choosing from nothing", () => {
    expect(() => Rng.from("x").oneOf([])).toThrow(/nothing/);
  });
});
