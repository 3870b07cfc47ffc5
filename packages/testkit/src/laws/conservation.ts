import type { GameLaw } from "./law.ts";

/** What the game itself says of every position: nothing is lost, nothing is in two places. */
export const conservation: GameLaw = (_, run) =>
  run.moments.flatMap(({ seq, wrong }) => wrong.map((what) => ({ seq, what })));
