import { cloneState, type Game, playout, Rng, type State, start } from "@paravent/kernel";
import { type LabGame, labGame } from "../lib/games.ts";
import { type Result, race, type Work } from "./measure.ts";
import { seatsFor } from "./sides.ts";

const GAMES = 60;

type RoundOf = NonNullable<LabGame["round"]>;

/** What an answer costs in a late round beside one in the first: the table fills up, the cost should not. */
export function benchGrowth(id: string): Result | null {
  const { game, late, round } = labGame(id);
  if (late === undefined || !round) return null;
  const speed = race(roundsOf(game, round, late), roundsOf(game, round, 1));
  return {
    name: `${id}/growth`,
    value: 1e6 / speed.ours,
    unit: "µs",
    against: "an answer in the first round",
    ratio: 1 / speed.ratio,
  };
}

/** Plays one round of one of many games, over and over. */
function roundsOf(game: Game, roundOf: RoundOf, round: number): Work {
  const beginnings = beginningsOf(game, roundOf, round);
  let played = 0;
  return () => {
    const state = cloneState(game, beginnings[played % beginnings.length]!);
    return playout(game, state, Rng.from(`growth/${played++}`), (facts) => roundOf(facts) !== round);
  };
}

function beginningsOf(game: Game, roundOf: RoundOf, round: number): State<unknown>[] {
  const found: State<unknown>[] = [];
  for (let i = 0; found.length < GAMES; i++) {
    const { state } = start(game, { seats: seatsFor(game), options: {}, seed: `growth/${i}` });
    playout(game, state, Rng.from(`growth/${i}/before`), (facts) => roundOf(facts) >= round);
    if (state.stack.length > 0) found.push(state);
  }
  return found;
}
