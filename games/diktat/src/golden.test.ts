import { join } from "node:path";
import { compareGolden, playthrough } from "@paravent/testkit";
import { expect, test } from "vitest";
import { loadDiktat } from "./node.ts";

const game = loadDiktat();

/** Whole games, read as text. A change here is a change of the rules: read the difference, then UPDATE_GOLDEN=1. */
for (const seats of [2, 3, 4, 5])
  test(`a game of ${seats} plays as it always did`, () => {
    const text = playthrough(game, { seats, options: { cabals: "random" }, seed: `golden ${seats}` });
    expect(compareGolden(join(import.meta.dirname, `../golden/${seats}-players.txt`), text)).toBeNull();
  });

for (const seats of [4, 5])
  test(`a game of ${seats} with Leagues plays as it always did`, () => {
    const options = { cabals: "random", eternalNight: true, leagues: true };
    const text = playthrough(game, { seats, options, seed: `golden leagues ${seats}` });
    expect(compareGolden(join(import.meta.dirname, `../golden/${seats}-players-leagues.txt`), text)).toBeNull();
  });

for (const seats of [3, 5])
  test(`a game of ${seats} with the Others plays as it always did`, () => {
    const text = playthrough(game, { seats, options: { others: true }, seed: `golden others ${seats}` });
    expect(compareGolden(join(import.meta.dirname, `../golden/${seats}-players-others.txt`), text)).toBeNull();
  });
