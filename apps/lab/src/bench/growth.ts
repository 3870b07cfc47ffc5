import { cloneState, playout, Rng, type State, start } from "@paravent/kernel";
import { labGame } from "../games.ts";
import { type Result, race, type Work } from "./measure.ts";
import { SEATS } from "./sides.ts";

const GAMES = 60;
/** Most random games of four players get that far; in it every row is as full as it will be. */
const LATE = 4;

interface Cycled {
  readonly cycle: number;
}

/** What an answer costs in a late Cycle beside one in the first: rows and piles grow, the cost should not. */
export function benchGrowth(): Result {
  const speed = race(cyclesOf(LATE), cyclesOf(1));
  return {
    name: "diktat/growth",
    value: 1e6 / speed.ours,
    unit: "µs",
    against: "an answer in the first Cycle",
    ratio: 1 / speed.ratio,
  };
}

/** Plays one Cycle of one of many games, over and over. */
function cyclesOf(cycle: number): Work {
  const { game } = labGame("diktat");
  const beginnings = beginningsOf(cycle);
  let played = 0;
  return () => {
    const state = cloneState(game, beginnings[played % beginnings.length]!);
    const isOver = (facts: unknown) => (facts as Cycled).cycle !== cycle;
    return playout(game, state, Rng.from(`growth/${played++}`), isOver);
  };
}

function beginningsOf(cycle: number): State<unknown>[] {
  const { game } = labGame("diktat");
  const found: State<unknown>[] = [];
  for (let i = 0; found.length < GAMES; i++) {
    const { state } = start(game, { seats: SEATS, options: {}, seed: `growth/${i}` });
    playout(game, state, Rng.from(`growth/${i}/before`), (facts) => (facts as Cycled).cycle >= cycle);
    if (state.stack.length > 0) found.push(state);
  }
  return found;
}
