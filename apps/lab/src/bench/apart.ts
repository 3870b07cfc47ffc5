import { SideProcess } from "../lib/side-process.ts";
import { median, ROUND_MS, ROUNDS, WARM_UP_MS } from "./measure.ts";
import type { Measures, Side } from "./sides.ts";

const SIDE = new URL("./side.ts", import.meta.url);

/** Two sides in turns, one at a time, each in a process of its own: units of work per processor second. */
export async function raceApart(
  sides: readonly [Side, Side],
  measures: Measures,
): Promise<{ ours: number; ratio: number }> {
  const args = JSON.stringify(measures);
  const [ours, theirs] = await Promise.all(sides.map((side) => SideProcess.begin<number, number>(SIDE, [side, args])));
  try {
    await ours!.ask(WARM_UP_MS);
    await theirs!.ask(WARM_UP_MS);
    const rounds: { a: number; ratio: number }[] = [];
    for (let i = 0; i < ROUNDS; i++) {
      const a = await ours!.ask(ROUND_MS);
      rounds.push({ a, ratio: a / (await theirs!.ask(ROUND_MS)) });
    }
    return { ours: median(rounds.map(({ a }) => a)), ratio: median(rounds.map(({ ratio }) => ratio)) };
  } finally {
    await Promise.all([ours!.end(), theirs!.end()]);
  }
}
