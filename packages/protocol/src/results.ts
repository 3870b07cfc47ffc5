import * as z from "zod/mini";
import { Portrait } from "./accounts.ts";

/** Skill in one game, and what it may be off by nineteen times out of twenty. */
export const Rating = z.object({ value: z.int(), doubt: z.int(), games: z.int() });
export type Rating = z.infer<typeof Rating>;

/** Of the latest games with other people: whether each was played to its end, answers given, and those the clock gave. */
export const Reliability = z.object({ games: z.array(z.boolean()), answers: z.int(), late: z.int() });
export type Reliability = z.infer<typeof Reliability>;

/** What everybody at a table may know of who sits there. */
export const KnownPerson = z.object({
  seat: z.int(),
  /** The picture they have chosen. */
  portrait: z.optional(Portrait),
  rating: z.optional(Rating),
  reliability: Reliability,
});
export type KnownPerson = z.infer<typeof KnownPerson>;

/** GET /api/tables/:id/people. */
export const KnownPeople = z.object({ people: z.array(KnownPerson) });
export type KnownPeople = z.infer<typeof KnownPeople>;

/** GET /api/leaderboards/:game: those with enough rated games, by what they are at least worth. */
export const Leaderboard = z.object({
  /** So many rated games it takes. */
  least: z.int(),
  leaders: z.array(z.object({ name: z.string(), portrait: z.nullable(Portrait), rating: Rating, you: z.boolean() })),
});
export type Leaderboard = z.infer<typeof Leaderboard>;

/** How one seat of a game ended. */
const SeatEnded = z.object({
  seat: z.int(),
  name: z.string(),
  isBot: z.boolean(),
  place: z.nullable(z.int()),
  points: z.nullable(z.number()),
  side: z.string(),
});

/** One game of the caller that is over. */
export const EndedGame = z.object({
  table: z.string(),
  name: z.string(),
  game: z.string(),
  at: z.number(),
  lasted: z.number(),
  rounds: z.nullable(z.int()),
  rated: z.boolean(),
  /** What the caller's rating was after it, and by how much it had moved; absent where it did not count for them. */
  rating: z.optional(z.object({ value: z.int(), change: z.int() })),
  you: z.int(),
  left: z.boolean(),
  seats: z.array(SeatEnded),
  /** By the number of possibilities: how often chance gave something after the caller's answers, and the sum of it. */
  draws: z.record(z.string(), z.tuple([z.int(), z.int()])),
});
export type EndedGame = z.infer<typeof EndedGame>;

/** GET /api/account/record: what the caller has played here. */
export const PlayedRecord = z.object({
  games: z.array(EndedGame),
  /** By game, each rating so far, the oldest first. */
  ratings: z.record(z.string(), z.array(Rating)),
  reliability: Reliability,
});
export type PlayedRecord = z.infer<typeof PlayedRecord>;
