import * as z from "zod/mini";

/**
 * What becomes of a player whose time is up: the others wait; the most cautious answer counts as theirs, each time; a bot
 * plays for them until they come back; or a bot has their seat for good.
 */
export const Absence = z.enum(["wait", "defaults", "substitute", "forfeit"]);
export type Absence = z.infer<typeof Absence>;

/** What a table has agreed on about time, besides how long a decision may take. */
export const Timing = z.strictObject({
  absence: Absence,
  /** Played at one sitting: what each player has in reserve, and what it can hold, in seconds. Time saved goes there. */
  bank: z.optional(
    z.strictObject({
      seconds: z.int().check(z.minimum(0), z.maximum(86_400)),
      cap: z.int().check(z.minimum(0), z.maximum(86_400)),
    }),
  ),
  /** Played over days: no time passes on Saturdays and Sundays. */
  weekendsOff: z.optional(z.literal(true)),
  /** Played over days: so many days each player may stop their own clock, in all. */
  pauseDays: z.optional(z.int().check(z.minimum(1), z.maximum(60))),
});
export type Timing = z.infer<typeof Timing>;

const HOUR_S = 3_600;

/** Whether a table with so many seconds for a decision is played over days: then pauses, weekends and days off count. */
export const isSlow = (decisionSeconds: number | null | undefined): boolean => (decisionSeconds ?? 0) > HOUR_S;

/** Whether what was agreed on about time goes together. */
export function goTogether(decisionSeconds: number | null | undefined, timing: Timing | undefined): boolean {
  if (!timing) return true;
  const { bank, weekendsOff, pauseDays } = timing;
  if (decisionSeconds == null) return !bank && !weekendsOff && pauseDays === undefined;
  return isSlow(decisionSeconds) ? !bank : !weekendsOff && pauseDays === undefined;
}

/** POST /api/tables/:id/pause: stops one's own deadlines there, or lets them run again. */
export const PauseRequest = z.strictObject({ paused: z.boolean() });
export type PauseRequest = z.infer<typeof PauseRequest>;

/** POST /api/tables/:id/votes: would have a bot play for somebody who is away, or not any more. */
export const AbsenceVote = z.strictObject({
  seat: z.int().check(z.minimum(0), z.maximum(15)),
  agree: z.boolean(),
});
export type AbsenceVote = z.infer<typeof AbsenceVote>;

const Day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** POST /api/account/vacations: days off, from the first to the last. */
export const VacationDays = z.strictObject({ from: Day, until: Day });
export type VacationDays = z.infer<typeof VacationDays>;

/** GET /api/account/vacations: one's days off, how many there are in a year, and how many are left of this one. */
export const Vacations = z.object({ days: z.array(VacationDays), budget: z.int(), left: z.number() });
export type Vacations = z.infer<typeof Vacations>;
