import { join } from "node:path";
import { compareGolden, playthrough } from "@paravent/testkit";
import { expect, test } from "vitest";
import { loadDclight } from "./node.ts";

const game = loadDclight();

/** Whole games, read as text. A change here is a change of the rules: read the difference, then UPDATE_GOLDEN=1. */
for (const seats of [2, 3, 4])
  test(`a game of ${seats} plays as it always did`, () => {
    const text = playthrough(game, { seats, options: {}, seed: `golden ${seats}` });
    expect(compareGolden(join(import.meta.dirname, `../golden/${seats}-players.txt`), text)).toBeNull();
  });
