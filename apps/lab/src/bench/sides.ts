import { playout, Rng, start } from "@paravent/kernel";
import { labGame } from "../games.ts";
import type { Work } from "./measure.ts";

export const SEATS = 4;

/** The two sides of the race for whole games. Each runs in a process of its own, so that neither sweeps up after the other. */
export type Side = "diktat" | "dclight" | "boardgame.io";

/** One whole random game, from setup to the last count; returns its answers. */
export function randomGames(id: "diktat" | "dclight"): Work {
  const { game } = labGame(id);
  let played = 0;
  return () => {
    const seed = `bench/${played++}`;
    const { state } = start(game, { seats: SEATS, options: {}, seed });
    return playout(game, state, Rng.from(`${seed}/player`));
  };
}

/** One filler game, as long as a game of ours: a client's log grows with its game, and so does its cost. */
export async function fillerGames(moves: number): Promise<Work> {
  const { playFiller } = await import("./filler.ts");
  let played = 0;
  return () => {
    playFiller(moves, `bench/${played++}`);
    return moves;
  };
}
