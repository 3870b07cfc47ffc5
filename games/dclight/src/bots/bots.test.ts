import { greedyBot, playBots, randomBot } from "@paravent/bots";
import { askedSeats, Rng, start, viewFor } from "@paravent/kernel";
import { oneByOne } from "@paravent/testkit";
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

test("the game is ended by whoever leads by far, not by whoever may still be overtaken", () => {
  const secondAge3 = (morale: string) => {
    const A = { tracks: `G4 M3 P2 ${morale}`, ages: "3/2/1" };
    const view = table({ A, B: { tracks: "Mor2", ages: "2/2/1" } })
      .turn(8)
      .development("A")
      .table("A");
    return greedy.choose(view, view.question!, Rng.from("x"));
  };
  expect(secondAge3("Mor0")).toEqual({ branch: "age", value: ["age:civil"] });
  // Its four VP more would leave it five ahead of B, who has the rest of the turn.
  expect(secondAge3("Mor-3")).toEqual({ branch: "pass" });
});

test("points are taken where the next age lacks them", () => {
  const A = { tracks: "G4 M3 P1 Civ1", ages: "1/2/1", buildings: ["Trading Post"] };
  const view = table({ A, B: {} }).turn(5).development("A").table("A");
  const answer = greedy.choose(view, view.question!, Rng.from("x"));
  expect(answer).toMatchObject({ branch: "activate", value: { value: { gain: { population: 2 } } } });
});

describe("the strategies", () => {
  /** What these strategies score against each other, by the parts that tell them apart. */
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
    const games = 60;
    const [ages, balanced, builder] = scores(["ages", "balanced", "builder"], games);
    expect(ages!.ages).toBeGreaterThan(balanced!.ages + games / 2);
    expect(balanced!.ages).toBeGreaterThan(builder!.ages + games / 2);
    expect(builder!.buildings).toBeGreaterThan(balanced!.buildings + games / 2);
    expect(balanced!.buildings).toBeGreaterThan(ages!.buildings + games / 2);
  });

  test("ages keeps its resources for an age where others build", () => {
    const A = { tracks: "G0 M3 P0 Civ2", ages: "1/2/1", hand: ["Builders' Yard"] };
    const view = table({ A, B: {} }).turn(11).development("A").table("A");
    const answers = (["ages", "balanced"] as const).map((name) =>
      greedyBot(dclightProfiles[name]).choose(view, view.question!, Rng.from("x")),
    );
    expect(answers).toMatchObject([{ branch: "pass" }, { branch: "build" }]);
  });

  test("are those a greedy player may follow", () => {
    expect(Object.keys(dclightProfiles)).toEqual(Object.keys(PROFILES));
    expect(dclightHeuristic).toBe(dclightProfiles.balanced);
  });
});

test.each([
  ["greedy", greedy],
  ["random", randomBot],
])("a game of %s bots among themselves is the same where its inputs come to a table one by one", (_, bot) => {
  const { among, at } = oneByOne(dclight, 4, (state, took) =>
    playBots(dclight, state, Array(4).fill(bot), Rng.from("unwatched"), { took }),
  );
  expect(at).toEqual(among);
});
