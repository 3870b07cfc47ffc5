import type { time } from "../i18n/fr/time.ts";

/** A length of time in words, rounded down to what one would say. */
export function said({ span, moment }: typeof time, seconds: number): string {
  if (seconds < 60) return moment;
  const unit = [86_400, 3_600, 60].find((each) => seconds >= each) ?? 60;
  return span(Math.floor(seconds / unit) * unit);
}
