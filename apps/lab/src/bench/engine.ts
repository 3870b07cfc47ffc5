import { type Bot, playBots, randomBot } from "@paravent/bots";
import { cloneState, type Game, Rng, type State, start, viewFor } from "@paravent/kernel";
import { labGame } from "../lib/games.ts";
import { raceApart } from "./apart.ts";
import { type Result, race } from "./measure.ts";
import { measuresOf, seatsFor, YARDSTICK } from "./sides.ts";

/** Answers per second of whole random games, from setup to the last count. */
export async function benchPlayout(id: string): Promise<Result> {
  const speed = await raceApart([id, YARDSTICK], measuresOf(id));
  return {
    name: `${id}/playout`,
    value: speed.ours,
    unit: "answers/s",
    against: "boardgame.io client",
    ratio: speed.ratio,
  };
}

/** One copy for search, in the middle of a game. */
export function benchClone(id: string): Result {
  const { game } = labGame(id);
  const state = middleOfGame(game);
  let kept: unknown;
  const speed = race(
    () => times(1000, () => (kept = cloneState(game, state))),
    () => times(50, () => (kept = structuredClone(state))),
  );
  if (kept === undefined) throw new Error("nothing was cloned");
  return inMicroseconds(`${id}/clone`, "structuredClone", speed);
}

/** Everything one seat may see, in the middle of a game. */
export function benchView(id: string): Result {
  const { game } = labGame(id);
  const state = middleOfGame(game);
  let kept: unknown;
  const speed = race(
    () => times(200, () => (kept = viewFor(game, state, 1))),
    () => times(200, () => (kept = JSON.stringify(state))),
  );
  if (kept === undefined) throw new Error("nothing was seen");
  return inMicroseconds(`${id}/view`, "JSON.stringify of the state", speed);
}

/** Time for one: the inverse of how many there are in a second, and so is the ratio. */
function inMicroseconds(name: string, against: string, speed: ReturnType<typeof race>): Result {
  return { name, value: 1e6 / speed.ours, unit: "µs", against, ratio: 1 / speed.ratio };
}

function times(n: number, work: () => void): number {
  for (let i = 0; i < n; i++) work();
  return n;
}

/** A fully laid board: the largest state at which a random game waits. */
function middleOfGame(game: Game): State<unknown> {
  const seats = seatsFor(game);
  const { state } = start(game, { seats, options: {}, seed: "middle" });
  let largest = "";
  const watching: Bot = {
    id: "watching",
    choose(view, question, rng) {
      const text = JSON.stringify(state);
      if (text.length > largest.length) largest = text;
      return randomBot.choose(view, question, rng);
    },
  };
  playBots(game, state, new Array<Bot>(seats).fill(watching), Rng.from("middle/player"));
  return JSON.parse(largest) as State<unknown>;
}
