import { createCipheriv } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { end, next, signature } from "./going.ts";
import { areDrawnBy, KeyedRng, keyedWords, rngOf } from "./keyed-rng.ts";
import { firstRow, nextRow } from "./log.ts";
import { CONFIRM } from "./shapes.ts";
import { asks, procedure, tiny } from "./tiny.fixture.ts";

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString("hex");
const key = () => fc.uint8Array({ minLength: 32, maxLength: 32 }).map(hex);

test("gives the key stream of ChaCha20, block after block", () => {
  fc.assert(
    fc.property(key(), (text) => {
      const cipher = createCipheriv("chacha20", Buffer.from(text, "hex"), Buffer.alloc(16));
      const stream = cipher.update(Buffer.alloc(4 * 40));
      const rng = new KeyedRng(keyedWords(text));
      for (let at = 0; at < 40; at++) expect(rng.below(0x100000000)).toBe(stream.readUInt32LE(4 * at));
    }),
  );
});

test("keeps its whole memory in the words: a copy goes on alike, and what was drawn can be checked", () => {
  fc.assert(
    fc.property(
      key(),
      fc.array(fc.integer({ min: 1, max: 0x7fffffff }), { minLength: 1, maxLength: 40 }),
      (text, bounds) => {
        const words = keyedWords(text);
        const first = new KeyedRng(words);
        for (const of of bounds) first.below(of);
        const then = rngOf(JSON.parse(JSON.stringify(words)));
        then.below(6);
        then.shuffle([1, 2, 3, 4, 5]);
        const [a, b] = [first.drawn!, then.drawn!];
        expect(b.draws.map(([of]) => of)).toEqual([6, 5, 4, 3, 2]);
        expect(areDrawnBy(text, [a, b])).toBe(true);
        expect(areDrawnBy(text, [a, b, b])).toBe(true);
        expect(areDrawnBy(text, [b])).toBe(false);
        const [[of, is], ...rest] = b.draws as [[number, number], ...[number, number][]];
        expect(areDrawnBy(text, [a, { ...b, draws: [[of, (is + 1) % of], ...rest] }])).toBe(false);
      },
    ),
  );
});

test("a game set up with a key draws from it, and its rows say what", () => {
  const roll = procedure(signature("tiny/roll"), {
    first(rules) {
      rules.emit({ type: "rolled", n: rules.rng.below(6) });
      return next("again");
    },
    again: asks({
      subject: "tiny/again",
      rule: "T-1",
      of: () => 0,
      what: () => CONFIRM,
      then(rules) {
        rules.emit({ type: "rolled", n: rules.rng.below(20) });
        return end();
      },
    }),
  });
  const game = tiny([roll]);
  const setup = { seats: 1, options: null, seed: "5e".repeat(32), chance: "keyed" } as const;
  const { state, row } = firstRow(game, setup);
  const done = nextRow(game, state, { kind: "answer", seat: 0, question: state.question, value: true });
  const rows = [row, done.ok ? done.value.row : row];
  expect(rows.map(({ events }) => events)).toEqual(
    rows.map(({ drawn }) => [{ type: "rolled", n: drawn!.draws[0]![1] }]),
  );
  expect(
    areDrawnBy(
      setup.seed,
      rows.map(({ drawn }) => drawn!),
    ),
  ).toBe(true);
  expect(firstRow(game, { ...setup, chance: undefined }).row.drawn).toBeNull();
});

test("a key that is none is an error", () => {
  expect(() => keyedWords("0".repeat(63))).toThrow();
  expect(() => keyedWords("G".repeat(64))).toThrow();
});
