import { levelsOf } from "@paravent/bots";
import { labGame } from "../lib/games.ts";
import { playTask } from "../sim/play.ts";
import { type Result, race } from "./measure.ts";
import { seatsFor } from "./sides.ts";

/** Games a minute of a simulation with greedy players, on one core; null: the game has none. */
export function benchLab(id: string): Result | null {
  if (!levelsOf(id).includes("greedy")) return null;
  const { game } = labGame(id);
  const simulated = (players: number) => {
    const tables = [Array.from({ length: players }, () => "greedy")];
    let first = 0;
    return () => playTask({ game: id, players, options: {}, seed: "bench", tables, first: first++, games: 1 }).length;
  };
  const { ours, ratio } = race(simulated(game.traits.seats.min), simulated(seatsFor(game)));
  return {
    name: `lab/${id}`,
    value: 60 * ours,
    unit: "games/min",
    against: `${seatsFor(game)} players`,
    ratio,
  };
}
