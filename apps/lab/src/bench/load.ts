import { LiveTables } from "@paravent/server";
import { labGame } from "../lib/games.ts";
import { FillerMaster } from "./filler-master.ts";
import { median, type Result } from "./measure.ts";
import { measuresOf, seatsFor } from "./sides.ts";

const TABLES = 1000;
const WARM_UP_MS = 3_000;
const ROUNDS = 5;
const ROUND_MS = 3_000;

/** A thousand live tables at once: answers that are on disk, beside boardgame.io's server, which keeps everything in memory. */
export async function benchLoad(id: string): Promise<Result[]> {
  const { game } = labGame(id);
  const theirs = await FillerMaster.open(measuresOf(id).length, TABLES);
  return LiveTables.inFolder(game, TABLES, seatsFor(game), async (ours) => {
    await ours.run(WARM_UP_MS);
    await theirs.run(WARM_UP_MS);
    const rounds: [Round, Round][] = [];
    for (let n = 0; n < ROUNDS; n++) rounds.push([await timed(ours), await timed(theirs)]);
    const of = (side: 0 | 1) => {
      const took = rounds.flatMap((round) => round[side].took).toSorted((x, y) => x - y);
      return {
        speed: median(rounds.map((round) => speedOf(round[side]))),
        p50: took[Math.floor(took.length / 2)]!,
        p99: took[Math.floor(took.length * 0.99)]!,
      };
    };
    const [a, b] = [of(0), of(1)];
    const against = "boardgame.io in memory";
    // A busy machine is slower now than it was a minute ago: what was measured side by side is compared.
    const ratio = median(rounds.map(([own, other]) => speedOf(own) / speedOf(other)));
    return [
      { name: "server/load", value: a.speed, unit: "answers/s", against, ratio },
      { name: "server/load/p50", value: a.p50, unit: "ms", against, ratio: a.p50 / b.p50 },
      { name: "server/load/p99", value: a.p99, unit: "ms", against, ratio: a.p99 / b.p99 },
    ];
  });
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
