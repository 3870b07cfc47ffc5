/** One measured figure beside a yardstick of the same run; `ratio` is the first over the second. */
export interface Result {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly against: string;
  readonly ratio: number;
}

/** Something that can be repeated; each call returns how many units of work it did. */
export type Work = () => number;

export const WARM_UP_MS = 8_000;
export const ROUNDS = 15;
export const ROUND_MS = 400;

/**
 * Units of work per second of each, taken in turns after both are warm. Seconds are those of the processor, all
 * threads of this process together: collecting garbage counts, what others do on the machine does not.
 */
export function race(ours: Work, theirs: Work): { ours: number; ratio: number } {
  perSecond(ours, WARM_UP_MS);
  perSecond(theirs, WARM_UP_MS);
  const rounds = Array.from({ length: ROUNDS }, () => {
    const a = perSecond(ours, ROUND_MS);
    const b = perSecond(theirs, ROUND_MS);
    return { a, ratio: a / b };
  });
  return {
    ours: median(rounds.map(({ a }) => a)),
    ratio: median(rounds.map(({ ratio }) => ratio)),
  };
}

export function perSecond(work: Work, ms: number): number {
  const begun = processorMs();
  let done = 0;
  let passed = 0;
  // To ask how much has passed takes time too, so it is asked only after a hundredth of it or more.
  let batch = 1;
  do {
    for (let i = 0; i < batch; i++) done += work();
    const before = passed;
    passed = processorMs() - begun;
    if (passed - before < ms / 100) batch *= 2;
  } while (passed < ms);
  return (done / passed) * 1000;
}

function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
}
