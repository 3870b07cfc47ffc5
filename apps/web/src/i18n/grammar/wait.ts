/** A time to wait in words that both languages write alike but for the second: in minutes where it is long. */
export function wait(seconds: number, second: "second" | "seconde"): string {
  const [n, unit] = seconds > 90 ? [Math.ceil(seconds / 60), "minute"] : [seconds, second];
  return `${n} ${unit}${n > 1 ? "s" : ""}`;
}
