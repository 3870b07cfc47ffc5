import { seedWords } from "@paravent/kernel";
import { same } from "../difference.ts";
import type { GameLaw } from "./law.ts";

/** Every draw is announced by an event of a type the game names. */
export const announcedChance: GameLaw = (game, run) => {
  let words = seedWords(run.setup.seed);
  return run.moments.flatMap(({ seq, state, events }) => {
    const drew = !same(state.rng, words);
    words = state.rng;
    const announced = events.some(({ type }) => game.traits.chance.includes(type));
    return drew && !announced ? [{ seq, what: "chance was used and no event announces it" }] : [];
  });
};
