import { byValue, greedily, Network, rowsOf, worthOf } from "@paravent/bots";
import { rollout, type State, start } from "@paravent/kernel";
import { expect, test } from "vitest";
import type { DclightFacts } from "../../model/facts.ts";
import { loadDclight } from "../../node.ts";
import { dclightHooks } from "./hooks.ts";

const dclight = loadDclight();
const network = Network.of(dclightHooks.value!);

/** A game as it stands when this turn begins; at the end without one. */
function played(seed: string, seats: number, turn = Number.POSITIVE_INFINITY): State<DclightFacts> {
  const { state } = start(dclight, { seats, options: {}, seed });
  rollout(dclight, state, greedily(dclightHooks.heuristic, seed), (facts) => facts.turn >= turn);
  return state;
}

test("a position is worth less to who plays like a casual player from there, and more to the other", () => {
  for (const seed of ["a", "b", "c", "d"]) {
    const { facts, seats } = played(seed, 2, 4);
    const chances = (habits: number[]) => network.chances(rowsOf(dclight, dclightHooks, facts, seats, habits));
    expect(chances([1, 0])[0]).toBeLessThan(chances([0, 0])[0]!);
    expect(chances([0, 1])[0]).toBeGreaterThan(chances([0, 0])[0]!);
  }
});

test("between two, a finished game is learned from as what it counts where a rollout ends with it", () => {
  for (const seed of ["a", "b", "c"]) {
    const state = played(seed, 2);
    const worth = worthOf(dclight, dclightHooks, state, 2);
    for (const seat of [0, 1]) expect(worth[seat]).toBeCloseTo(byValue(network)(dclight, dclightHooks, state, seat), 5);
  }
});

test("among more, what a finished game is worth is shared by all, and the winner has most of it", () => {
  const state = played("four", 4);
  const worth = [...worthOf(dclight, dclightHooks, state, 4)];
  expect(worth.reduce((sum, part) => sum + part)).toBeCloseTo(1, 5);
  expect(dclight.outcome(state.facts)!.winners).toContain(worth.indexOf(Math.max(...worth)));
});
