import { readFileSync } from "node:fs";
import {
  type Bot,
  createBot,
  type Effort,
  greedyBot,
  hooksOf,
  type Listener,
  levelsOf,
  type SearchHooks,
  searchBot,
  type Weights,
} from "@paravent/bots";
import { Misuse } from "./command-line.ts";

/** Files by which a bot named by its effort plays instead of what it has learned; "": what it has. */
export interface Learned {
  /** The value. */
  readonly weights: string;
  /** The numbers of its heuristic (`npm run tune`). */
  readonly numbers: string;
}

export const AS_LEARNED: Learned = { weights: "", numbers: "" };

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

/** A bot by its name or its effort. */
export function botNamed(game: string, name: string, learned: Learned, listener: Listener = {}): Bot {
  const effort = effortNamed(name);
  if (!effort) return createBot(game, name, listener);
  return botOf(hooksBy(game, learned), effort, listener);
}

/** Without rollouts the heuristic decides. */
const botOf = (hooks: SearchHooks, effort: Effort, listener: Listener): Bot =>
  effort.rollouts === 0 ? greedyBot(hooks.heuristic) : searchBot(hooks, effort, listener);

/** How a game is searched, by other weights and numbers. */
export function hooksBy(game: string, { weights, numbers }: Learned): SearchHooks {
  const hooks = hooksOf(game)!;
  if (numbers !== "" && !hooks.tuning) throw new Misuse(`${game} has no numbers to tune.`);
  return {
    ...hooks,
    ...(weights !== "" && { value: fileOf<Weights>(weights) }),
    ...(numbers !== "" && { heuristic: hooks.tuning!.heuristic(numbersIn(numbers)) }),
  };
}

/** Numbers as `npm run tune` writes them. */
interface Tuned {
  readonly numbers: Readonly<Record<string, number>>;
}

/** Numbers of a file that `npm run tune` has written. */
export const numbersIn = (file: string): Tuned["numbers"] => fileOf<Tuned>(file).numbers;

/** Read once for each thread: bots keep what they have made of the weights they know. */
const read = new Map<string, unknown>();

function fileOf<T>(file: string): T {
  const known = read.get(file) ?? JSON.parse(readFileSync(file, "utf8"));
  read.set(file, known);
  return known as T;
}
