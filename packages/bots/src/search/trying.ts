import { type Json, type Policy, Rng, resample, rollout, type Seat, type State } from "@paravent/kernel";
import type { Imagined } from "../plain/bot.ts";
import type { Habits } from "./habits.ts";
import type { SearchHooks } from "./hooks.ts";
import type { Judging } from "./judging.ts";
import { drawn } from "./mixing.ts";
import { greedily } from "./playing-on.ts";

/** Of so many worlds one is taken, by how likely each is. */
const WEIGHED = 4;

/** A world the seat may be in, by what it imagines and nothing else; the likelier ones come more often. */
export function worldFor(hooks: SearchHooks, mind: Imagined, seat: Seat, seed: string): State<unknown> {
  const world = hooks.likelihood ? likelyWorld(hooks, mind, seat, seed) : resample(mind.game, mind.state, seat, seed);
  // What others have sealed was drawn by lot: they answer as they play.
  world.sealed = world.sealed.filter((answer) => answer.seat === seat);
  return world;
}

function likelyWorld(hooks: SearchHooks, { game, state }: Imagined, seat: Seat, seed: string): State<unknown> {
  const worlds = Array.from({ length: WEIGHED }, (_, n) => resample(game, state, seat, `${seed}/${n}`));
  const weights = worlds.map(({ facts }) => hooks.likelihood!(facts, seat));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const shares = weights.map((weight, n) => ({ answer: n, share: weight / all }));
  return worlds[drawn(shares, Rng.from(`${seed}/likely`)) as number]!;
}

/** How finely lots are drawn. */
const FINE = 1 << 16;

/** How all play on: the seat by the heuristic, the others by it or otherwise, by lots as they are known to. */
export function playersIn(
  hooks: SearchHooks,
  habits: Habits,
  seat: Seat,
  seed: string,
): { readonly policy: Policy; readonly lots: Habits } {
  const own = greedily(hooks.heuristic, seed);
  const otherwise = hooks.otherwise?.(habits.length);
  if (!otherwise) return { policy: own, lots: [] };
  const other = greedily(otherwise, `${seed}/otherwise`);
  const rng = Rng.from(`${seed}/lots`);
  const lots = habits.map((share, at) => (rng.below(FINE) >= share * FINE || at === seat ? 0 : 1));
  return { policy: (turn) => (lots[turn.seat] === 1 ? other : own)(turn), lots };
}

/** One try: its luck, how the others are thought to play, and the stage of the game at which it ends. */
export interface Trial {
  readonly seed: string;
  readonly habits: Habits;
  readonly end: number;
}

/** The chance of a seat to win after this answer, played on from a world, which moves on. */
export function chanceAfter(
  hooks: SearchHooks,
  judging: Judging,
  game: Imagined["game"],
  world: State<unknown>,
  first: { readonly seat: Seat; readonly value: Json },
  { seed, habits, end }: Trial,
): number {
  const { policy, lots } = playersIn(hooks, habits, first.seat, `${seed}/players`);
  rollout(game, world, policy, (facts) => hooks.stage(facts) >= end, first);
  return judging(game, hooks, world, first.seat, lots);
}
