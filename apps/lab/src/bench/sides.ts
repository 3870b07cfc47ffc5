import { type Game, playout, Rng, start } from "@paravent/kernel";
import { labGame } from "../lib/games.ts";
import type { Work } from "./measure.ts";

/** The number of players, where the game allows so many. */
const SEATS = 4;

export const seatsFor = ({ traits }: Game): number => Math.min(SEATS, traits.seats.max);

export const YARDSTICK = "boardgame.io";

/** A side of the race for whole games: the id of a game, or the yardstick. Each runs in a process of its own, so that neither pays for the other's garbage collection. */
export type Side = string;

/** One whole random game, from setup to the last count; returns its answers. */
export function randomGames(id: string): Work {
  const { game } = labGame(id);
  let played = 0;
  return () => {
    const seed = `bench/${played++}`;
    const { state } = start(game, { seats: seatsFor(game), options: {}, seed });
    return playout(game, state, Rng.from(`${seed}/player`));
  };
}

/** How long a game of ours is, and how large. */
export interface Measures {
  /** Answers of a whole game. */
  readonly moves: number;
  /** Characters of the state as JSON. */
  readonly length: number;
}

const MEASURED = 20;

/** The means of some random games. */
export function measuresOf(id: string): Measures {
  const { game } = labGame(id);
  let [moves, looks, length] = [0, 0, 0];
  for (let i = 0; i < MEASURED; i++) {
    const { state } = start(game, { seats: seatsFor(game), options: {}, seed: `measured/${i}` });
    moves += playout(game, state, Rng.from(`measured/${i}/player`), () => {
      looks++;
      length += JSON.stringify(state).length;
      return false;
    });
  }
  return { moves: Math.round(moves / MEASURED), length: Math.round(length / looks) };
}

/** One filler game of the same measures: a client's log grows with its game, and so does its cost. */
export async function fillerGames({ moves, length }: Measures): Promise<Work> {
  const [{ playFiller }, { fillerGame }] = await Promise.all([
    import("./yardstick/filler.ts"),
    import("./yardstick/filler-game.ts"),
  ]);
  const game = fillerGame(length);
  let played = 0;
  return () => {
    playFiller(game, moves, `bench/${played++}`);
    return moves;
  };
}
