import { type State, seedWords } from "@paravent/kernel";
import { expect, test } from "vitest";
import type { Imagined } from "../plain/bot.ts";
import type { SearchHooks } from "./hooks.ts";
import { worldFor } from "./trying.ts";

interface Facts {
  hidden: number;
}

/** A game of which nothing is known but that one number of four is hidden. */
const game = {
  clone: (facts: Facts) => ({ ...facts }),
  resample: (facts: Facts, _: number, rng: { below(n: number): number }) => {
    facts.hidden = rng.below(4);
  },
} as unknown as Imagined["game"];

const state: State<unknown> = {
  rules: "",
  seats: 2,
  seq: 0,
  question: 0,
  perceived: { inputs: [0, 0], questions: [0, 0] },
  timed: false,
  rng: seedWords("imagined"),
  stack: [],
  sealed: [],
  stops: [],
  settings: [],
  facts: { hidden: 0 },
};

const shareOf = (hooks: Partial<SearchHooks>, hidden: number): number => {
  const worlds = Array.from({ length: 400 }, (_, n) => worldFor(hooks as SearchHooks, { game, state }, 0, `${n}`));
  return worlds.filter(({ facts }) => (facts as Facts).hidden === hidden).length / 400;
};

test("worlds come as often as they are likely by what the others did", () => {
  expect(shareOf({}, 3)).toBeCloseTo(0.25, 1);
  const likelihood = (facts: unknown): number => ((facts as Facts).hidden === 3 ? 1 : 0.1);
  expect(shareOf({ likelihood }, 3)).toBeGreaterThan(0.5);
  expect(shareOf({ likelihood }, 1)).toBeGreaterThan(0);
});

test("the same seed draws the same world", () => {
  const hooks = { likelihood: () => 1 } as Partial<SearchHooks> as SearchHooks;
  const [one, other] = [0, 1].map(() => worldFor(hooks, { game, state }, 0, "same"));
  expect(one).toEqual(other);
});
