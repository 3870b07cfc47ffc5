import { createBot, greedily, hooksOf, playBots } from "@paravent/bots";
import { Rng, rollout, start } from "@paravent/kernel";
import { labGame } from "../lib/games.ts";
import { type Result, race } from "./measure.ts";
import { seatsFor } from "./sides.ts";

/** Whole games of greedy players in the loop that search uses, beside the loop of a table; null: the game is not searched. */
export function benchRollouts(id: string): Result | null {
  const { game } = labGame(id);
  const hooks = hooksOf(id);
  if (!hooks) return null;
  const seats = seatsFor(game);
  const begin = (n: number) => start(game, { seats, options: {}, seed: `rollouts/${n}` }).state;
  const { choose } = createBot(id, "greedy");
  const bots = Array.from({ length: seats }, () => ({ id: "answering", choose }));
  let [ours, theirs] = [0, 0];
  const speed = race(
    () => rollout(game, begin(++ours), greedily(hooks.heuristic, `${ours}`)),
    () => playBots(game, begin(++theirs), bots, Rng.from(`${theirs}`)),
  );
  return {
    name: `bots/rollouts/${id}`,
    value: speed.ours,
    unit: "answers/s",
    against: "views and advance",
    ratio: speed.ratio,
  };
}
