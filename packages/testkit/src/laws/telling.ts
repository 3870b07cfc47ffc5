import { difference, same } from "../difference.ts";
import type { GameLaw } from "./law.ts";

/** Events alone tell the game: folded from the setup, as read from a log, they give the facts. */
export const telling: GameLaw = (game, run) => {
  const facts = game.setup(run.setup.seats, run.setup.options);
  const last = run.moments.length - 1;
  for (const [i, { seq, told, state, hash }] of run.moments.entries()) {
    for (const event of JSON.parse(told)) game.apply(facts, event);
    if ((hash !== null || i === last) && !same(facts, state.facts))
      return [{ seq, what: `events do not tell ${difference(state.facts, facts, "facts")}` }];
  }
  return [];
};
