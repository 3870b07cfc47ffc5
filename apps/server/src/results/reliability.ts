import type { Reliability } from "@paravent/protocol";
import type { GameResult } from "../store/results.ts";

/** So many games count: what was long ago is forgiven. */
export const COUNTED = 20;

/** How reliable a player was in their latest games with other people, which come the latest first. */
export function reliabilityIn(results: readonly GameResult[], player: string): Reliability {
  const own = results
    .filter(({ seats }) => seats.some((seat) => seat.player !== null && seat.player !== player))
    .slice(0, COUNTED)
    .flatMap(({ seats }) => seats.filter((seat) => seat.player === player));
  return {
    games: own.map(({ left }) => !left),
    answers: own.reduce((sum, { answers }) => sum + answers, 0),
    late: own.reduce((sum, { late }) => sum + late, 0),
  };
}
