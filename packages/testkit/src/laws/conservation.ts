import type { GameLaw } from "./law.ts";

/** What the game itself says of every position: nothing is lost, nothing is in two places. */
export const conservation: GameLaw = (game, run) =>
  run.moments.flatMap(({ seq, state, events }) =>
    // Events alone change facts (the law of telling holds that).
    events.length === 0 && seq > 0
      ? []
      : game.laws.flatMap(({ name, check }) => {
          const what = check(state.facts);
          return what === null ? [] : [{ seq, what: `${name}: ${what}` }];
        }),
  );
