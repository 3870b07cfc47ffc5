import type { Plurals } from "@paravent/content/plural";

/** A time to wait in words that both languages write alike but for the second: in minutes where it is long. */
export function wait(seconds: number, { count }: Plurals, second: "second" | "seconde"): string {
  const [n, unit] = seconds > 90 ? [Math.ceil(seconds / 60), "minute"] : [seconds, second];
  return count(n, unit, `${unit}s`);
}
