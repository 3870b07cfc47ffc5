import { parentPort, workerData } from "node:worker_threads";
import { createBot, HABIT, reasonOf } from "@paravent/bots";
import { loadPlugs } from "@paravent/content/registry";
import { type Game, Rng } from "@paravent/kernel";
import type { Found, Handed } from "./thinkers.ts";

// A thread in which bots look ahead. It keeps nothing between two puzzles but the games.

const plugs = await loadPlugs(workerData as string[]);
const games = new Map<string, Game>();

function gameOf(id: string): Game {
  const game = games.get(id) ?? plugs.get(id)!.load();
  games.set(id, game);
  return game;
}

/** Null where it cannot be thought about here: content that somebody sent is not known to this thread. */
function answer({ game: id, level, view, imagined, seed, ms, flag }: Handed): Found | null {
  const raised = new Int32Array(flag);
  const until = performance.now() + ms;
  const stopped = (): boolean => Atomics.load(raised, 0) !== 0 || performance.now() > until;
  try {
    let reason = HABIT;
    const bot = createBot(id, level, {
      stopped,
      considered: (what) => {
        reason = reasonOf(what);
      },
    });
    const chosen = bot.choose(view, view.question!, Rng.from(seed), { game: gameOf(id), state: imagined });
    return { answer: chosen, reason };
  } catch {
    return null;
  }
}

parentPort!.on("message", (handed: Handed) => parentPort!.postMessage(answer(handed)));
parentPort!.postMessage(null);
