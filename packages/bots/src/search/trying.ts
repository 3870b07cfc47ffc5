import { type Json, resample, rollout, type Seat, type State } from "@paravent/kernel";
import type { Imagined } from "../plain/bot.ts";
import type { SearchHooks } from "./hooks.ts";
import type { Judging } from "./judging.ts";
import { greedily } from "./playing-on.ts";

/** A world the seat may be in, by what it imagines and nothing else. */
export function worldFor({ game, state }: Imagined, seat: Seat, seed: string): State<unknown> {
  const drawn = resample(game, state, seat, seed);
  // What others have sealed was drawn by lot: they answer as they play.
  drawn.sealed = drawn.sealed.filter((answer) => answer.seat === seat);
  return drawn;
}

/** The chance of a seat to win after this answer, played on from a world (which moves on) to this stage of the game. */
export function chanceAfter(
  hooks: SearchHooks,
  judging: Judging,
  game: Imagined["game"],
  world: State<unknown>,
  first: { readonly seat: Seat; readonly value: Json },
  seed: string,
  end: number,
): number {
  rollout(game, world, greedily(hooks.heuristic, `${seed}/players`), (facts) => hooks.stage(facts) >= end, first);
  return judging(game, hooks, world, first.seat);
}
