import { expect, test } from "vitest";
import { keptParts } from "./kept-parts.ts";

const before = {
  seq: 1,
  game: {
    piles: [
      { id: 1, pawns: [2, 3] },
      { id: 2, pawns: [] },
    ],
    own: { pp: 4 },
    final: null,
  },
};
const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value));

test("what says the same is the same", () => {
  expect(keptParts(before, copy(before))).toBe(before);
});

test("what has changed is new, up to the whole; everything beside it is kept", () => {
  const sent = copy(before);
  sent.game.piles[1]!.pawns = [9] as never[];
  const now = keptParts(before, sent);
  expect(now).toEqual(sent);
  expect(now.game).not.toBe(before.game);
  expect(now.game.piles[0]).toBe(before.game.piles[0]);
  expect(now.game.own).toBe(before.game.own);
});

test.each([
  [{ a: 1, b: undefined }, { a: 1 }],
  [{ a: 1 }, { a: 1, b: undefined }],
  [[1, 2], [1]],
  [[1], [1, 2]],
  [[1], { 0: 1 }],
  [{ 0: 1 }, [1]],
  [null, { a: 1 }],
  [{ a: 1 }, null],
])("%j is not taken for %j", (was, is) => {
  const now = keptParts<unknown>({ part: was }, { part: is });
  expect(now).toStrictEqual({ part: is });
});
