import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { median, ROUND_MS, ROUNDS, WARM_UP_MS } from "./measure.ts";
import type { Measures, Side } from "./sides.ts";

/** Two sides in turns, one at a time, each in a process of its own: units of work per processor second. */
export async function raceApart(
  sides: readonly [Side, Side],
  measures: Measures,
): Promise<{ ours: number; ratio: number }> {
  const [ours, theirs] = await Promise.all(sides.map((side) => begin(side, measures)));
  try {
    await lap(ours!, WARM_UP_MS);
    await lap(theirs!, WARM_UP_MS);
    const rounds: { a: number; ratio: number }[] = [];
    for (let i = 0; i < ROUNDS; i++) {
      const a = await lap(ours!, ROUND_MS);
      rounds.push({ a, ratio: a / (await lap(theirs!, ROUND_MS)) });
    }
    return { ours: median(rounds.map(({ a }) => a)), ratio: median(rounds.map(({ ratio }) => ratio)) };
  } finally {
    ours!.kill();
    theirs!.kill();
  }
}

async function begin(side: Side, measures: Measures): Promise<ChildProcess> {
  const child = fork(new URL("./side.ts", import.meta.url), [side, JSON.stringify(measures)]);
  await once(child, "message");
  return child;
}

async function lap(child: ChildProcess, ms: number): Promise<number> {
  child.send(ms);
  const [speed] = await once(child, "message");
  return speed as number;
}
