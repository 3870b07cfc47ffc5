import { LiveTables } from "@paravent/server";
import { labGame } from "../lib/games.ts";
import { FillerMaster } from "./filler-master.ts";
import { median, type Result } from "./measure.ts";
import { measuresOf, seatsFor } from "./sides.ts";

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
 * First every table answers as soon as it can, which shows the most there can be: an answer then waits behind those of all
 * other tables. Then people think, which shows how long they wait in a house that is not full.
 */
export async function benchLoad(id: string): Promise<Result[]> {
  const { game } = labGame(id);
  const theirs = await FillerMaster.open(measuresOf(id).length, TABLES);
  return LiveTables.inFolder(game, TABLES, seatsFor(game), async (ours) => {
    await ours.run(WARM_UP_MS);
    await theirs.run(WARM_UP_MS);
    const rounds: [Round, Round][] = [];
    for (let n = 0; n < ROUNDS; n++) rounds.push([await timed(ours), await timed(theirs)]);
    // A busy machine is slower now than it was a minute ago: what was measured side by side is compared.
    const ratio = median(rounds.map(([own, other]) => speedOf(own) / speedOf(other)));
    const value = median(rounds.map(([own]) => speedOf(own)));
    const calm = [await ours.run(CALM_MS, THINKING_MS), await theirs.run(CALM_MS, THINKING_MS)] as const;
    const full = [0, 1].map((side) => rounds.flatMap((round) => round[side]!.took)) as [number[], number[]];
    return [
      { name: "server/load", value, unit: "answers/s", against: AGAINST, ratio },
      ...waits("server/load", ...full),
      ...waits("server/load/calm", ...calm),
    ];
  });
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

/** The milliseconds each answer took, and all of them together: what was begun in time is waited for. */
interface Round {
  readonly took: readonly number[];
  readonly ms: number;
}

const speedOf = ({ took, ms }: Round): number => (took.length * 1000) / ms;

async function timed(side: { run(ms: number): Promise<number[]> }): Promise<Round> {
  const begun = performance.now();
  const took = await side.run(ROUND_MS);
  return { took, ms: performance.now() - begun };
}
