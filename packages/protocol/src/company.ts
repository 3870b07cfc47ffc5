import * as z from "zod/mini";
import { SeatNumber } from "./messages.ts";

/** Not to read what somebody says; or, besides, to get no private line from them and not to play with them. */
export const Aversion = z.enum(["mute", "block"]);
export type Aversion = z.infer<typeof Aversion>;

/** POST /api/tables/:id/aversions: towards who sits there, or (null) not any more. Answered by TableTerms. */
export const PutAversion = z.strictObject({ seat: SeatNumber, how: z.nullable(Aversion) });
export type PutAversion = z.infer<typeof PutAversion>;

/** GET /api/account/aversions: whom the caller does not want to hear, wherever they meet. */
export const AversionList = z.object({
  /** The caller reads what players report. */
  moderates: z.optional(z.literal(true)),
  people: z.array(z.object({ id: z.string(), name: z.string(), how: Aversion })),
});
export type AversionList = z.infer<typeof AversionList>;

/** Why somebody is reported. */
export const REPORT_REASONS = ["insults", "harassment", "cheating", "spam", "other"] as const;
const ReportReason = z.enum(REPORT_REASONS);
export type ReportReason = z.infer<typeof ReportReason>;

/** POST /api/tables/:id/reports: tells the moderators about who sits there. */
export const PutReport = z.strictObject({
  seat: SeatNumber,
  reason: ReportReason,
  words: z.string().check(z.trim(), z.maxLength(1000)),
});
export type PutReport = z.infer<typeof PutReport>;

/** What moderators decide: nothing is wrong; or whoever it is about says nothing anywhere for some days. */
export const Verdict = z.enum(["dismissed", "silenced"]);
export type Verdict = z.infer<typeof Verdict>;

/** A line as who reports it has heard it. */
const EvidentLine = z.object({
  by: z.string(),
  accused: z.boolean(),
  apart: z.boolean(),
  text: z.string(),
  at: z.number(),
});

/** GET /api/moderation: what has been reported, what is undecided first. For moderators. */
export const ReportList = z.object({
  reports: z.array(
    z.object({
      id: z.string(),
      table: z.string(),
      tableName: z.string(),
      by: z.string(),
      about: z.string(),
      reason: ReportReason,
      words: z.string(),
      evidence: z.array(EvidentLine),
      at: z.number(),
      verdict: z.nullable(Verdict),
      /** Reports about the same player before this one. */
      earlier: z.int(),
    }),
  ),
});
export type ReportList = z.infer<typeof ReportList>;

/** POST /api/moderation/:id: decides about a report. Answered by ReportList. */
export const PutVerdict = z.strictObject({
  verdict: Verdict,
  /** How long who is silenced says nothing. */
  days: z.optional(z.int().check(z.minimum(1), z.maximum(365))),
});
export type PutVerdict = z.infer<typeof PutVerdict>;
