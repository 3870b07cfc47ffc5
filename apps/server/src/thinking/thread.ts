import { parentPort, workerData } from "node:worker_threads";
import { createBot, HABIT, hooksOf, reasonOf, weighed } from "@paravent/bots";
import { loadPlugs } from "@paravent/content/registry";
import { type Game, Rng } from "@paravent/kernel";
import type { Found, Handed, Position, Puzzle } from "./thinkers.ts";

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

/** Null where it cannot be thought about here: content that somebody sent is not known to this thread. */
function done({ task, ms, flag }: Handed): Found | readonly number[] | null {
  const raised = new Int32Array(flag);
  const until = performance.now() + ms;
  const stopped = (): boolean => Atomics.load(raised, 0) !== 0 || performance.now() > until;
  try {
    return "answer" in task ? answer(task.answer, stopped) : weigh(task.weigh, stopped);
  } catch {
    return null;
  }
}

parentPort!.on("message", (handed: Handed) => parentPort!.postMessage(done(handed)));
parentPort!.postMessage(null);
