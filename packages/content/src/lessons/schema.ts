import { z } from "zod";
import { WordsEntry } from "../read.ts";

const id = z.string().regex(/^[a-z][a-z0-9-]{1,40}$/);
const name = z.string().min(1).max(24);

/** A word of the scenario builder with what it is given: `[pile, ilse, oldTown, E C G]`. */
const Call = z.tuple([z.string().min(1)], z.unknown());
export type Call = z.infer<typeof Call>;

/** What a caption speaks of: a place of the table, with a word or two beside it. */
const Point = z.strictObject({ at: z.string().min(1), label: WordsEntry.optional() });

/**
 * Another move than the invited one, told by what was asked and by what the answer names or lacks, and what the
 * character says to it.
 */
const Try = z.strictObject({
  asked: z.string().optional(),
  names: z.string().optional(),
  lacks: z.string().optional(),
  say: WordsEntry,
});

const Step = z.strictObject({
  id,
  /** Two sentences on why one would. */
  say: WordsEntry,
  /** The invited move, in a few words; a step without moves of the learner is read, and gone on from. */
  move: WordsEntry.optional(),
  points: z.array(Point).max(4).default([]),
  moves: z.array(Call).default([]),
  tries: z.array(Try).default([]),
  /** To any other move. */
  otherwise: WordsEntry.optional(),
  hint: WordsEntry.optional(),
  /** The rule it uses, by its id. */
  rule: z.string().optional(),
});

/** A lesson as it is written. */
export const LessonDocument = z.strictObject({
  title: WordsEntry,
  about: WordsEntry,
  /** Place among the lessons of the game, from 1. */
  place: z.int().min(1).max(99),
  minutes: z.int().min(3).max(15),
  /** The character who tells it. */
  teller: id,
  /** What the rivals are called, by the names the position has for them; the learner is the first player. */
  names: z.record(z.string(), name),
  /** What the table has agreed on, as a new table would say it. */
  options: z.record(z.string(), z.json()).default({}),
  position: z.strictObject({
    players: z.record(z.string(), z.record(z.string(), z.unknown())),
    words: z.array(Call).min(1),
  }),
  steps: z.array(Step).min(2).max(20),
  /** What is said when the last step is done; the table then plays on by itself. */
  end: WordsEntry,
});
export type LessonDocument = z.infer<typeof LessonDocument>;
