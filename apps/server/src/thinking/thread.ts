import { parentPort, workerData } from "node:worker_threads";
import { type Compared, compared, createBot, type Effort, HABIT, hooksOf, reasonOf, weighed } from "@paravent/bots";
import { loadPlugs } from "@paravent/content/registry";
import { type Game, Rng } from "@paravent/kernel";
import type { Found, Given, Handed, Position, Puzzle } from "./thinkers.ts";

// A thread in which bots look ahead. It keeps nothing between two tasks but the games.

const plugs = await loadPlugs(workerData as string[]);
const games = new Map<string, Game>();

function gameOf(id: string): Game {
  const game = games.get(id) ?? plugs.get(id)!.load();
  games.set(id, game);
  return game;
}

type Stopped = () => boolean;

function answer({ game: id, level, view, imagined, seed }: Puzzle, stopped: Stopped): Found {
  let reason = HABIT;
  const bot = createBot(id, level, {
    stopped,
    considered: (what) => {
      reason = reasonOf(what);
    },
  });
  const chosen = bot.choose(view, view.question!, Rng.from(seed), { game: gameOf(id), state: imagined });
  return { answer: chosen, reason };
}

function weigh({ game: id, state, seed }: Position, stopped: Stopped): readonly number[] | null {
  const hooks = hooksOf(id);
  return hooks ? weighed(hooks, gameOf(id), state, seed, stopped) : null;
}

/** How far a coach looks for a better answer than the one that was given. */
const COACHING: Effort = { rollouts: 96, candidates: 12, horizon: 1 };

function compare({ game: id, view, imagined, seed, given, margin }: Given, stopped: Stopped): Compared | null {
  const hooks = hooksOf(id);
  if (!hooks || !view.question) return null;
  const mind = { game: gameOf(id), state: imagined };
  return compared(hooks, COACHING, mind, view, view.question, { given, margin }, Rng.from(seed), stopped);
}

/** Null where it cannot be thought about here: content that somebody sent is not known to this thread. */
function done({ task, ms, flag }: Handed): Found | Compared | readonly number[] | null {
  const raised = new Int32Array(flag);
  const until = performance.now() + ms;
  const stopped = (): boolean => Atomics.load(raised, 0) !== 0 || performance.now() > until;
  try {
    if ("answer" in task) return answer(task.answer, stopped);
    return "weigh" in task ? weigh(task.weigh, stopped) : compare(task.compare, stopped);
  } catch {
    return null;
  }
}

parentPort!.on("message", (handed: Handed) => parentPort!.postMessage(done(handed)));
parentPort!.postMessage(null);
