import { greedyBot, playBots, randomBot } from "@paravent/bots";
import { askedSeats, Rng, start, viewFor } from "@paravent/kernel";
import { describe, expect, test } from "vitest";
import { loadDclight } from "../node.ts";
import { dclightHeuristic } from "./index.ts";

const dclight = loadDclight();
const greedy = greedyBot(dclightHeuristic);

describe("the greedy bot of DCLight", () => {
  test.each([2, 3, 4])("wins far more than its share against random bots, %i at the table", (seats) => {
    const games = 30;
    let won = 0;
    for (let i = 0; i < games; i++) {
      const { state } = start(dclight, { seats, options: {}, seed: `match/${i}` });
      const bots = Array.from({ length: seats }, (_, seat) => (seat === i % seats ? greedy : randomBot));
      playBots(dclight, state, bots, Rng.from(`bots/${i}`));
      const { winners } = dclight.outcome(state.facts)!;
      if (winners.includes(i % seats)) won += 1 / winners.length;
    }
    expect(won / games).toBeGreaterThan(0.85);
  });

  test("answers the same where it sees the same", () => {
    const { state } = start(dclight, { seats: 3, options: {}, seed: "same" });
    const seat = askedSeats(dclight, state)[0]!;
    const view = viewFor(dclight, state, seat);
    const answers = [1, 2].map(() =>
      greedy.choose(structuredClone(view), structuredClone(view.question!), Rng.from("x")),
    );
    expect(answers[0]).toEqual(answers[1]);
  });
});
