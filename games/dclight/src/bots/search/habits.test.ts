import { greedily, habitsSeen } from "@paravent/bots";
import { lookAt, rollout, start } from "@paravent/kernel";
import { expect, test } from "vitest";
import type { DclightFacts } from "../../model/facts.ts";
import { loadDclight } from "../../node.ts";
import type { DclightView } from "../../view/types.ts";
import { dclightHeuristic } from "../index.ts";
import { habitsOf } from "./habits.ts";
import { dclightHooks } from "./hooks.ts";

const dclight = loadDclight();

test("what is seen of how somebody plays is what all see: their hand counts by its backs alone", () => {
  const { state } = start(dclight, { seats: 3, options: {}, seed: "habits" });
  const policy = greedily(dclightHooks.heuristic, "habits");
  rollout(dclight, state, policy, (facts) => (facts as DclightFacts).turn === 5);
  const seen = [0, 1, 2].map((by) => habitsOf(lookAt(dclight, state.facts, by) as DclightView, 1));
  expect(seen[0]).toEqual(seen[1]);
  expect(seen[2]).toEqual(seen[1]);
  expect(seen[0]).toHaveLength(dclightHooks.habits!.learned!.inputs - 1);
});

test("from the third turn on a casual player is nearly always told from one who plays by the numbers found", () => {
  let right = 0;
  let looked = 0;
  for (let n = 0; n < 12; n++) {
    const { state } = start(dclight, { seats: 2, options: {}, seed: `told/${n}` });
    const players = [greedily(dclightHeuristic, `${n}/casual`), greedily(dclightHooks.heuristic, `${n}/found`)];
    let turn = 2;
    rollout(dclight, state, (asked) => {
      const facts = state.facts as DclightFacts;
      if (facts.turn > turn) {
        turn = facts.turn;
        const [casual, found] = habitsSeen(dclightHooks, lookAt(dclight, state.facts, asked.seat), 2);
        looked += 2;
        right += Number(casual! > 0.5) + Number(found! < 0.5);
      }
      return players[asked.seat]!(asked);
    });
  }
  expect(looked).toBeGreaterThan(150);
  expect(right / looked).toBeGreaterThan(0.88);
});
