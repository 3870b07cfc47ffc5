import { greedyBot, playBots, randomBot } from "@paravent/bots";
import { askedSeats, Rng, start, viewFor } from "@paravent/kernel";
import { describe, expect, test } from "vitest";
import { loadDclight } from "../node.ts";
import { table } from "../testing/index.ts";
import { dclightHeuristic, dclightProfiles } from "./index.ts";
import { PROFILES } from "./profiles.ts";

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

test("Morale that would be lost at its maximum completes an age; Morale still needed does not", () => {
  const lackingOne = (morale: string) =>
    table({ A: { tracks: `G4 M3 P1 ${morale}`, ages: "1/2/1" }, B: {} })
      .turn(5)
      .development("A");
  const answers = ["Mor12", "Mor4"].map((morale) => {
    const view = lackingOne(morale).table("A");
    return greedy.choose(view, view.question!, Rng.from("x"));
  });
  expect(answers).toEqual([{ branch: "morale", value: { branch: "gain:population" } }, { branch: "pass" }]);
});

describe("the strategies", () => {
  /** One game of two strategies at a small table, by the parts of their scores. */
  function scores(names: readonly (keyof typeof PROFILES)[], games: number) {
    const total = names.map(() => ({ ages: 0, buildings: 0 }));
    for (let i = 0; i < games; i++) {
      const { state } = start(dclight, { seats: names.length, options: {}, seed: `strategies/${i}` });
      const bots = names.map((name) => greedyBot(dclightProfiles[name]));
      playBots(dclight, state, bots, Rng.from(`strategies/${i}`));
      viewFor(dclight, state, "public").game.final!.scores.forEach(({ ages, buildings }, seat) => {
        total[seat]!.ages += ages;
        total[seat]!.buildings += buildings;
      });
    }
    return total;
  }

  test("lean to what they are named after", () => {
    const [ages, builder] = scores(["ages", "builder"], 30);
    expect(ages!.ages).toBeGreaterThan(builder!.ages);
    expect(builder!.buildings).toBeGreaterThan(ages!.buildings);
  });

  test("are those a greedy player may follow", () => {
    expect(Object.keys(dclightProfiles)).toEqual(Object.keys(PROFILES));
    expect(dclightHeuristic).toBe(dclightProfiles.balanced);
  });
});
