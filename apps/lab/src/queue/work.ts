import { randomUUID } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { gameIds } from "../lib/games.ts";
import type { Threads } from "../lib/threads.ts";
import type { Played, SimTask } from "../sim/play.ts";
import { LEASE_S, type Queue, type Taken } from "./queue.ts";

/** Who plays the games. */
export type Players = Pick<Threads<SimTask, Played[]>, "run">;

/** How long a worker that finds nothing to play waits before it looks again. */
const IDLE_MS = 500;

interface Hours {
  /** How many shares are played at once. */
  readonly atOnce: number;
  readonly signal: AbortSignal;
  /** Called after each share. */
  played?(games: number): void;
}

/** Plays shares of the queue until somebody says that it is enough; what is under way then goes back to the queue. */
export async function work(queue: Queue, players: Players, { atOnce, signal, played }: Hours): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "paravent-lab-"));
  const hand = async (): Promise<void> => {
    const by = `${hostname()} ${randomUUID()}`;
    while (!signal.aborted) {
      const share = await queue.take(by, gameIds());
      if (share) {
        const games = await playShare(queue, players, share, by, folder, signal);
        played?.(games);
      } else await setTimeout(IDLE_MS, undefined, { signal }).catch(() => undefined);
    }
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, hand));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** How many games came of it: none where it was given back or is no longer wanted. */
async function playShare(
  queue: Queue,
  players: Players,
  { name, task, pack }: Taken,
  by: string,
  folder: string,
  signal: AbortSignal,
): Promise<number> {
  const unwanted = new AbortController();
  const lease = setInterval(
    () => {
      // Where the database does not answer, the share goes to another when the lease has run out.
      void queue.renew(name, by).then(
        (isWanted) => isWanted || unwanted.abort(),
        () => undefined,
      );
    },
    (LEASE_S * 1000) / 3,
  );
  try {
    const here = pack ? { ...task, pack: unpacked(folder, pack) } : task;
    const [games] = await players.run([here], undefined, AbortSignal.any([signal, unwanted.signal]));
    await queue.finish(name, games!);
    return games!.length;
  } catch (fault) {
    if (signal.aborted) await queue.giveBack(name, by);
    else if (!unwanted.signal.aborted) await queue.fail(name, fault instanceof Error ? fault.message : String(fault));
    return 0;
  } finally {
    clearInterval(lease);
  }
}

/** A pack is read from a folder; its name says what is in it. */
function unpacked(folder: string, { name, files }: NonNullable<Taken["pack"]>): string {
  const place = join(folder, name);
  mkdirSync(place, { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(place, file), text);
  return place;
}
