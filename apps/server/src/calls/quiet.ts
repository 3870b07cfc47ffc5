import type { CallHabits } from "@paravent/protocol";

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1440;

/** Of somebody who has said nothing: no quiet hours, and one call in four hours at most while they stay away. */
export const FIRST_HABITS: CallHabits = { quiet: null, zone: "UTC", ringsLate: true, digestHours: 4 };

/** Milliseconds until somebody may be called again: it is a quiet hour, or they wanted to hear nothing until then; 0: now. */
export const quietFor = (now: number, habits: CallHabits): number =>
  Math.max(hoursLeft(now, habits), (habits.pausedUntil ?? 0) - now);

/** Milliseconds until the quiet hours end that it is now; 0 outside of them. */
function hoursLeft(now: number, { quiet, zone }: CallHabits): number {
  if (!quiet || quiet.from === quiet.until) return 0;
  const minute = minuteOfDay(now, zone);
  const { from, until } = quiet;
  const isQuiet = from < until ? from <= minute && minute < until : minute >= from || minute < until;
  if (!isQuiet) return 0;
  const minutes = (until - minute + DAY_MINUTES) % DAY_MINUTES;
  return minutes * MINUTE_MS - (now % MINUTE_MS);
}

/** Whether there is a time zone of this name. */
export function isZone(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: zone }));
  } catch {
    return false;
  }
}

function minuteOfDay(now: number, zone: string): number {
  const clock = new Intl.DateTimeFormat("en", {
    timeZone: zone,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  const parts = Object.fromEntries(clock.formatToParts(now).map(({ type, value }) => [type, Number(value)]));
  return parts.hour! * 60 + parts.minute!;
}
