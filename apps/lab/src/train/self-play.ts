import { writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  type Bot,
  greedily,
  greedyBot,
  type Heuristic,
  hooksOf,
  playBots,
  rowsOf,
  type SearchHooks,
  worthOf,
} from "@paravent/bots";
import { type Game, type Json, type Policy, Rng, rollout, type State, sample, start } from "@paravent/kernel";
import { botNamed, hooksBy, type Learned } from "../lib/bots.ts";
import { Misuse } from "../lib/command-line.ts";
import { labGame } from "../lib/games.ts";

/** Some games to learn from: those numbered from `first` on. Each takes the next of the tables, and the first again. */
export interface SelfPlayTask {
  readonly game: string;
  readonly tables: readonly { readonly players: number; readonly options: Json }[];
  readonly seed: string;
  /** Who plays. */
  readonly by: string;
  /** Files by which they play: greedy ones, or those named by their effort. */
  readonly learned: Learned;
  /** One seat in so many plays otherwise, as others are thought to in rollouts; 0: none. */
  readonly others: number;
  /** One answer in so many is any: positions that good play never reaches have to be judged too. */
  readonly strays: number;
  readonly first: number;
  readonly games: number;
}

/** Positions of finished games, as they are learned from. */
export type Lesson = { readonly rows: Float32Array[]; readonly shares: Float32Array };

export function selfPlay(task: SelfPlayTask): Lesson[] {
  const { game: id, by, learned } = task;
  searched(id);
  const hooks = hooksBy(id, learned);
  const lessons: Lesson[] = [];
  for (const { game, state, seed } of gamesOf(task)) {
    const reached =
      by === "greedy"
        ? playFast(game, hooks, state, seed, task)
        : playBy(hooks, botNamed(id, by, learned), game, state, seed, task);
    for (const rows of reached) lessons.push({ rows, shares: worthOf(game, hooks, state, rows.length) });
  }
  return lessons;
}

/** The games of a task, as they begin; number n depends on the seed and n alone. */
export function* gamesOf({ game: id, tables, seed: from, first, games }: SelfPlayTask) {
  const { game } = labGame(id);
  for (let n = first; n < first + games; n++) {
    const { players, options } = tables[n % tables.length]!;
    const seed = `${from}/${n}`;
    const { state } = start(game, { seats: players, options, seed });
    yield { game, state, seed };
  }
}

/** The same, kept in a file: so many come one after the other. */
export function keptPositions({ folder, rows: most, ...task }: SelfPlayTask & Kept): {
  positions: number;
  inputs: number;
} {
  const lessons = selfPlay(task);
  writeFileSync(join(folder, `${task.first}.positions`), inOrder(lessons, most));
  return { positions: lessons.length, inputs: lessons[0]!.rows[0]!.length };
}

/** Where positions are kept, and how many rows each takes up there. */
export interface Kept {
  readonly folder: string;
  readonly rows: number;
}

/** Where a position has fewer rows than others, this stands for the victory's share. */
const NO_ROW = -1;

/** As `learn.py` reads them: of each row its share of the victory, then its numbers. */
function inOrder(lessons: readonly Lesson[], most: number): Float32Array {
  const width = 1 + lessons[0]!.rows[0]!.length;
  const numbers = new Float32Array(lessons.length * most * width);
  for (const [n, { rows, shares }] of lessons.entries())
    for (let r = 0; r < most; r++) {
      const at = (n * most + r) * width;
      numbers[at] = shares[r] ?? NO_ROW;
      if (rows[r]) numbers.set(rows[r]!, at + 1);
    }
  return numbers;
}

/** What a game says of how it is searched. */
export function searched(id: string): SearchHooks {
  labGame(id);
  const hooks = hooksOf(id);
  if (!hooks) throw new Misuse(`${id} has not taught its bots to look ahead.`);
  return hooks;
}

/** Greedy players, by rollouts: a position at the beginning of every stage. */
function playFast<F>(
  game: Game<F>,
  hooks: SearchHooks,
  state: State<F>,
  seed: string,
  { others, strays }: SelfPlayTask,
): Float32Array[][] {
  const { otherwise, lots } = lotsOf(hooks, state.seats, seed, others);
  const own = greedily(hooks.heuristic, `${seed}/players`);
  const other = otherwise && greedily(otherwise, `${seed}/otherwise`);
  const players = lots.map((lot) => (lot === 1 ? other! : own));
  const rng = Rng.from(`${seed}/strays`);
  const policy: Policy = (turn) => (rng.below(strays) === 0 ? sample(turn.ask, rng) : players[turn.seat]!(turn));
  const reached: Float32Array[][] = [];
  while (state.stack.length > 0) {
    const stage = hooks.stage(state.facts);
    rollout(game, state, policy, (facts) => hooks.stage(facts) !== stage);
    if (state.stack.length > 0) reached.push(rowsOf(game, hooks, state.facts, state.seats, lots));
  }
  return reached;
}

/** Who plays otherwise, one seat in so many by lot, and how. */
function lotsOf(
  hooks: SearchHooks,
  seats: number,
  seed: string,
  others: number,
): { readonly otherwise: Heuristic | null; readonly lots: readonly number[] } {
  const otherwise = others > 0 ? (hooks.otherwise?.(seats) ?? null) : null;
  const rng = Rng.from(`${seed}/lots`);
  return { otherwise, lots: Array.from({ length: seats }, () => (otherwise && rng.below(others) === 0 ? 1 : 0)) };
}

/** Bots of a level, as at a table. */
function playBy<F>(
  hooks: SearchHooks,
  bot: Bot,
  game: Game<F>,
  state: State<F>,
  seed: string,
  { others, strays }: SelfPlayTask,
): Float32Array[][] {
  const astray = Rng.from(`${seed}/strays`);
  const reached: Float32Array[][] = [];
  const { otherwise, lots } = lotsOf(hooks, state.seats, seed, others);
  let stage = hooks.stage(state.facts);
  const watched = (one: Bot): Bot => ({
    ...one,
    choose(view, question, rng, imagined) {
      if (hooks.stage(state.facts) !== stage) {
        stage = hooks.stage(state.facts);
        reached.push(rowsOf(game, hooks, state.facts, state.seats, lots));
      }
      if (astray.below(strays) === 0) return sample(question.ask, astray);
      return one.choose(view, question, rng, imagined);
    },
  });
  const bots = lots.map((lot) => watched(lot === 1 ? greedyBot(otherwise!) : bot));
  playBots(game, state, bots, Rng.from(`${seed}/bots`));
  return reached;
}
