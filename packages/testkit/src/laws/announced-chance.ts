import type { GameLaw } from "./law.ts";

/** Every draw is announced by an event of a type the game names. */
export const announcedChance: GameLaw = ({ traits }, { moments }) =>
  moments
    .filter(({ drew, events }) => drew && !events.some(({ type }) => traits.chance.includes(type)))
    .map(({ seq }) => ({ seq, what: "chance was used and no event announces it" }));
