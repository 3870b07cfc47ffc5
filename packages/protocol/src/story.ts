import * as z from "zod/mini";
import { JsonValue } from "./messages.ts";

/**
 * GET /api/tables/:id/story, of a game that is over: how the points of all seats stood and what they came from, what its
 * rules tell of it, and how it turned by the estimate of bots. `at` is the number of one of the caller's moments.
 */
export const GameStory = z.object({
  moments: z.int(),
  points: z.array(z.object({ at: z.int(), of: z.array(z.record(z.string(), z.number())) })),
  facts: z.array(
    z.object({ at: z.int(), kind: z.string(), seats: z.array(z.int()), with: z.record(z.string(), JsonValue) }),
  ),
  /** How many moments were weighed, of how many at most; while it goes on, more is to come. */
  weighed: z.object({ done: z.int(), of: z.int(), going: z.boolean() }),
  /** The chance of every seat to win after each of these. */
  chances: z.array(z.object({ at: z.int(), of: z.array(z.number()) })),
  /** With the events of the move, as far as the end opens them to everybody. */
  turns: z.array(
    z.object({
      at: z.int(),
      seat: z.int(),
      before: z.number(),
      after: z.number(),
      events: z.array(z.looseObject({ type: z.string() })),
    }),
  ),
});
export type GameStory = z.infer<typeof GameStory>;
