import type { VacationDays, Vacations } from "@paravent/protocol";
import type { Store } from "../store/store.ts";
import type { VacationRecord } from "../store/time.ts";

/** Days off that somebody has in one year. */
const DAYS_A_YEAR = 30;

const DAY_MS = 86_400_000;

/** Why days off cannot be noted. */
export type NoVacation = "past" | "backwards" | "tooLong" | "overlaps";

/** Days begin and end by the clock of Greenwich, as weekends do. */
const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (hour: number): string => new Date(hour).toISOString().slice(0, 10);
const yearOf = (hour: number): number => new Date(hour).getUTCFullYear();

/** Somebody's days off: those to come, those that are, and those that have been, for they count. */
export async function vacationsOf(store: Store, player: string, now: number): Promise<Vacations> {
  const all = await store.time.vacations([player]);
  return {
    days: all.map(({ from, until }) => ({ from: dayOf(from), until: dayOf(until - DAY_MS) })),
    budget: DAYS_A_YEAR,
    left: Math.max(0, DAYS_A_YEAR - daysIn(yearOf(now), all)),
  };
}

/** Notes days off; says why not where that cannot be. None begin before today, or a missed deadline would be none. */
export async function addVacation(
  store: Store,
  player: string,
  days: VacationDays,
  now: number,
): Promise<NoVacation | null> {
  const [from, until] = [startOf(days.from), startOf(days.until) + DAY_MS];
  if (Number.isNaN(from) || Number.isNaN(until) || until <= from) return "backwards";
  if (days.from < dayOf(now)) return "past";
  if (yearOf(until - DAY_MS) > yearOf(now) + 1) return "tooLong";
  const noted = await store.time.vacations([player]);
  if (noted.some((other) => other.from < until && from < other.until)) return "overlaps";
  const all = [...noted, { player, from, until }];
  if ([yearOf(from), yearOf(until - DAY_MS)].some((year) => daysIn(year, all) > DAYS_A_YEAR)) return "tooLong";
  await store.time.putVacation({ player, from, until });
  return null;
}

/** Days off that begin on this day are forgotten, or, where they have begun, end with today. */
export async function endVacation(store: Store, player: string, day: string, now: number): Promise<void> {
  const from = startOf(day);
  const noted = (await store.time.vacations([player])).find((vacation) => vacation.from === from);
  const tomorrow = startOf(dayOf(now)) + DAY_MS;
  if (!noted || noted.until < tomorrow) return;
  if (noted.from >= tomorrow) await store.time.removeVacation(player, from);
  else await store.time.putVacation({ ...noted, until: tomorrow });
}

/** How many of these days lie in a year. */
function daysIn(year: number, vacations: readonly VacationRecord[]): number {
  const [first, last] = [Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1)];
  const within = vacations.map(({ from, until }) => Math.max(0, Math.min(until, last) - Math.max(from, first)));
  return within.reduce((sum, ms) => sum + ms, 0) / DAY_MS;
}
