import { tellsHidden } from "../worlds/hidden.ts";
import { tellsApart, tellsApartAfter } from "../worlds/worlds.ts";
import type { GameLaw } from "./law.ts";

/**
 * Nobody perceives what is hidden from them: views, questions, seats asked and events witnessed are the same in every
 * world the observer cannot know to be false, at each probed state and over each probed step that discloses nothing. And
 * whole messages are the same, numbers, sizes and order included, whether somebody has done something hidden or not.
 */
export const nonInterference: GameLaw = (game, run) =>
  run.probes.flatMap(({ moment: { seq, input, events, atOnce }, before, state }) => {
    const seed = `${run.setup.seed}/${seq}`;
    const found = tellsApart(game, state, seed);
    if (input && before) {
      found.push(...tellsApartAfter(game, { before, input, events, after: state, atOnce }, seed));
      found.push(...tellsHidden(game, before, input, seed));
    }
    return found.map((what) => ({ seq, what }));
  });
