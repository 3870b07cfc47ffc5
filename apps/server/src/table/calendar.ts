/** From one hour to another, in milliseconds since 1970. */
export interface Span {
  readonly from: number;
  readonly until: number;
}

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;

/** The first Saturday there was: 3 January 1970. */
const FIRST_SATURDAY = 2 * DAY_MS;

/** Saturday and Sunday, by the clock of Greenwich: the same for everybody at a table. The next of them, or the one it is. */
function weekendAt(hour: number): Span {
  const weeks = Math.floor((hour - FIRST_SATURDAY) / WEEK_MS);
  const from = FIRST_SATURDAY + weeks * WEEK_MS;
  const next = hour < from + 2 * DAY_MS ? from : from + WEEK_MS;
  return { from: next, until: next + 2 * DAY_MS };
}

/**
 * How long it takes until so much time has passed that counts: none does on weekends, where they are off, or in any of
 * these spans, which may overlap.
 */
export function waitFor(from: number, counted: number, still: readonly Span[], weekendsOff: boolean): number {
  let [now, left] = [from, counted];
  for (;;) {
    const spans = weekendsOff ? [...still, weekendAt(now)] : still;
    const standing = spans.find((span) => span.from <= now && now < span.until);
    if (standing) {
      now = standing.until;
      continue;
    }
    const next = Math.min(...spans.flatMap((span) => (span.from > now && span.until > span.from ? [span.from] : [])));
    if (next - now >= left) return now + left - from;
    left -= next - now;
    now = next;
  }
}

/** How much of these spans lies between two hours, counted once where they overlap. */
export function lengthWithin(spans: readonly Span[], { from, until }: Span): number {
  let [length, reached] = [0, from];
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const [begin, end] = [Math.max(reached, span.from), Math.min(until, span.until)];
    if (end > begin) length += end - begin;
    reached = Math.max(reached, end);
  }
  return length;
}
