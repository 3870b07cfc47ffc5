import { SideProcess } from "../lib/side-process.ts";
import { median, type Result } from "./measure.ts";
import { YARDSTICK } from "./sides.ts";

const SIDE = new URL("./load-side.ts", import.meta.url);

const TABLES = 1000;
const WARM_UP_MS = 3_000;
const ROUNDS = 5;
const ROUND_MS = 3_000;

/** Where people think: each table answers so often, all of them 200 times a second. */
const THINKING_MS = 5_000;
const CALM_MS = 10_000;

const AGAINST = "boardgame.io in memory";

/**
 * A thousand live tables at once: answers that are on disk, beside boardgame.io's server, which keeps everything in memory.
 * Both are whole servers in processes of their own, with four thousand sockets of scripted players, who are a process
 * beside each; they play in turns. First every table answers as soon as it can, which shows the most there can be: an
 * answer then waits behind those of all other tables. Then people think, which shows how long they wait in a house that
 * is not full.
 */
export async function benchLoad(id: string): Promise<Result[]> {
  return race("server", id, async (both) => {
    const full = await fullHouse("server/load", both);
    const [ours, theirs] = await both({ ms: CALM_MS, pause: THINKING_MS });
    return [...full, ...waits("server/load/calm", ours.took, theirs.took)];
  });
}

/** The same tables without their sockets: what each server does between what comes in and what goes out. */
export async function benchInside(id: string): Promise<Result[]> {
  return race("inside", id, (both) => fullHouse("server/inside", both));
}

type Both = (turn: Turn) => Promise<readonly [Round, Round]>;

async function race(where: string, id: string, measure: (both: Both) => Promise<Result[]>): Promise<Result[]> {
  const begin = (side: string) => SideProcess.begin<Turn, Round>(SIDE, [side, where, id, String(TABLES)]);
  // One after the other: both would need the whole machine to fill their tables.
  const ours = await begin(id);
  try {
    const theirs = await begin(YARDSTICK);
    try {
      return await measure(async (turn) => [await ours.ask(turn), await theirs.ask(turn)]);
    } finally {
      await theirs.end();
    }
  } finally {
    await ours.end();
  }
}

async function fullHouse(name: string, both: Both): Promise<Result[]> {
  await both({ ms: WARM_UP_MS });
  const rounds: (readonly [Round, Round])[] = [];
  for (let n = 0; n < ROUNDS; n++) rounds.push(await both({ ms: ROUND_MS }));
  // A busy machine is slower now than it was a minute ago: what was measured side by side is compared.
  const ratio = median(rounds.map(([own, other]) => speedOf(own) / speedOf(other)));
  const value = median(rounds.map(([own]) => speedOf(own)));
  const [ours, theirs] = [0, 1].map((side) => rounds.flatMap((round) => round[side]!.took)) as [number[], number[]];
  return [{ name, value, unit: "answers/s", against: AGAINST, ratio }, ...waits(name, ours, theirs)];
}

/** How long half of the answers, and all but one in a hundred, took at most. */
function waits(name: string, ours: readonly number[], theirs: readonly number[]): Result[] {
  return [50, 99].map((percent) => {
    const [value, other] = [shareWithin(ours, percent), shareWithin(theirs, percent)];
    return { name: `${name}/p${percent}`, value, unit: "ms", against: AGAINST, ratio: value / other };
  });
}

function shareWithin(took: readonly number[], percent: number): number {
  return took.toSorted((x, y) => x - y)[Math.floor((took.length * percent) / 100)]!;
}

/** For how many milliseconds a side plays, and how many somebody thinks before each answer. */
export interface Turn {
  readonly ms: number;
  readonly pause?: number;
}

/** The milliseconds each answer took, and all of them together. */
export interface Round {
  readonly took: readonly number[];
  readonly ms: number;
}

const speedOf = ({ took, ms }: Round): number => (took.length * 1000) / ms;
