import { greedily, habitRows, type SearchHooks } from "@paravent/bots";
import { type Game, lookAt, type Policy, Rng, rollout, type Seat, type State } from "@paravent/kernel";
import { hooksBy } from "../lib/bots.ts";
import { Misuse } from "../lib/command-line.ts";
import { gamesOf, type Lesson, type SelfPlayTask } from "./self-play.ts";

/** One answer in so many is a moment at which somebody looks at how one of them has played. */
const LOOKED = 12;

/** Each seat plays by the heuristic or otherwise, by lot: what all see of it then, and which of both it was. */
export function habitLessons(task: SelfPlayTask): Lesson[] {
  const hooks = hooksBy(task.game, task.learned);
  return [...gamesOf(task)].flatMap(({ game, state, seed }) => seenIn(game, hooks, state, seed));
}

function seenIn<F>(game: Game<F>, hooks: SearchHooks, state: State<F>, seed: string): Lesson[] {
  const { habits } = hooks;
  const otherwise = hooks.otherwise?.(state.seats);
  if (!habits || !otherwise) throw new Misuse("Nobody is thought to play this game otherwise.");
  const rng = Rng.from(`${seed}/habits`);
  const isOtherwise = Array.from({ length: state.seats }, () => rng.below(2) === 0);
  const own = greedily(hooks.heuristic, `${seed}/players`);
  const other = greedily(otherwise, `${seed}/otherwise`);
  const lessons: Lesson[] = [];
  const look = (seat: Seat, by: Seat): void => {
    const rows = habitRows(habits.numbers(lookAt(game, state.facts, by), seat));
    lessons.push({ rows, shares: Float32Array.from(isOtherwise[seat] ? [1, 0] : [0, 1]) });
  };
  const policy: Policy = (turn) => {
    if (rng.below(LOOKED) === 0) look(rng.below(state.seats), turn.seat);
    return (isOtherwise[turn.seat] ? other : own)(turn);
  };
  rollout(game, state, policy);
  return lessons;
}
