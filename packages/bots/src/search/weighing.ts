import { cloneState, type Game, lookAt, rollout, type State, seedWords } from "@paravent/kernel";
import { habitsSeen } from "./habits.ts";
import type { SearchHooks } from "./hooks.ts";
import { judgingFor } from "./judging.ts";
import { greedily } from "./playing-on.ts";

/** Games played on in the mind to weigh one position: more tell hardly more of whose it is. */
const ROLLOUTS = 24;

/**
 * The chance of every seat to win from a position as it truly is, with all that was hidden: for games that are over and
 * nobody can profit from any more. Where the game ends the winners have it all. Null when told to stop.
 */
export function weighed(
  hooks: SearchHooks,
  game: Game,
  state: State<unknown>,
  seed: string,
  stopped: () => boolean = () => false,
): number[] | null {
  const seats = Array.from({ length: state.seats }, (_, seat) => seat);
  const outcome = game.outcome(state.facts as object);
  if (outcome) return seats.map((seat) => (outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0));
  const judging = judgingFor(hooks);
  const habits = habitsSeen(hooks, lookAt(game, state.facts as object, 0), state.seats);
  const end = hooks.stage(state.facts) + 1;
  const sums = seats.map(() => 0);
  for (let n = 0; n < ROLLOUTS; n++) {
    if (stopped()) return null;
    const world = cloneState(game, state);
    // What chance had in store counts as little as it did then.
    world.rng = seedWords(`${seed}/${n}`);
    const policy = greedily(hooks.heuristic, `${seed}/${n}/players`);
    rollout(game, world, policy, (facts) => hooks.stage(facts) >= end);
    for (const seat of seats) sums[seat]! += judging(game, hooks, world, seat, habits);
  }
  return sums.map((sum) => sum / ROLLOUTS);
}
