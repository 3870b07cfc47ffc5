import { describeViolation, randomGames } from "@paravent/testkit";
import { expect, test } from "vitest";
import type { Diktat } from "../diktat.ts";
import { AFFINITIES } from "../names/names.ts";
import { affinitiesLeft } from "../rules/effects/candidates.ts";
import { richGame } from "../testing/rich.ts";

const rich = richGame().game;

/** The last Cycles with hardly an Affinity token left: who chooses sees types run out, and tokens come and go. */
const scarce: Diktat = {
  ...rich,
  setup(seats, options) {
    const facts = rich.setup(seats, options);
    const { affinities, affinityTale } = facts.players[0]!;
    AFFINITIES.forEach((type, i) => {
      const taken = affinitiesLeft(facts, type) - ((i + seats) % 3);
      affinities[type] += taken;
      affinityTale.open[type] += taken;
    });
    return facts;
  },
};

test("the laws hold where types of Affinity run out, and players remember it", () => {
  let remembered = 0;
  const view: Diktat["view"] = (s, who) => {
    if (s.supplySeen.some(({ most }) => AFFINITIES.some((type) => most[type] === 0))) remembered++;
    return scarce.view(s, who);
  };
  const asked = { games: 6, seed: "scarce", every: 16, options: (deal: number) => ({ deal }) };
  expect(randomGames({ ...scarce, view }, asked).violations.map(describeViolation)).toEqual([]);
  expect(remembered).toBeGreaterThan(100);
});
