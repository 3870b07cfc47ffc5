import { readFileSync } from "node:fs";
import {
  type Bot,
  createBot,
  type Effort,
  hooksOf,
  type Listener,
  levelsOf,
  searchBot,
  type Weights,
} from "@paravent/bots";
import { Misuse } from "./command-line.ts";

/** Effort that is no level's, to find out what it is worth: rollouts, candidates and stages, "96/12/1". */
function effortNamed(name: string): Effort | null {
  const found = /^(\d+)\/(\d+)\/(\d+)$/.exec(name);
  if (!found) return null;
  const [rollouts, candidates, horizon] = found.slice(1).map(Number) as [number, number, number];
  return { rollouts, candidates, horizon };
}

/** Bots for the seats of a simulation. */
export function botsOf(game: string, names: readonly string[]): readonly string[] {
  if (names.length === 0) throw new Misuse("--bots names at least one bot.");
  const unknown = names.find((name) => !levelsOf(game).includes(name));
  if (unknown) throw new Misuse(`There is no bot "${unknown}"; there are: ${levelsOf(game).join(", ")}.`);
  return names;
}

export function checkBot(game: string, name: string): void {
  if (levelsOf(game).includes(name) || (effortNamed(name) && hooksOf(game))) return;
  throw new Misuse(`There is no bot "${name}"; there are: ${levelsOf(game).join(", ")}, and efforts like 96/12/1.`);
}

/** A bot by its name or its effort. One that looks ahead may judge by other weights than those it has learned. */
export function botNamed(game: string, name: string, weights: string, listener: Listener = {}): Bot {
  const effort = effortNamed(name);
  if (!effort) return createBot(game, name, listener);
  const hooks = hooksOf(game)!;
  return searchBot(weights === "" ? hooks : { ...hooks, value: weightsIn(weights) }, effort, listener);
}

/** Read once for each thread: bots keep what they have made of the weights they know. */
const read = new Map<string, Weights>();

function weightsIn(file: string): Weights {
  const weights = read.get(file) ?? (JSON.parse(readFileSync(file, "utf8")) as Weights);
  read.set(file, weights);
  return weights;
}
