import * as z from "zod/mini";
import { JsonValue, PackSummary } from "./messages.ts";

const Both = z.object({ en: z.string(), fr: z.string() });

/** What a list of lessons says of one. */
export const LessonHead = z.object({
  id: z.string(),
  title: Both,
  about: Both,
  minutes: z.int(),
  /** The character who tells it. */
  teller: z.string(),
  steps: z.int(),
});
export type LessonHead = z.infer<typeof LessonHead>;

/** GET /api/lessons: the lessons of each game that has any, in their order. */
export const LessonList = z.object({
  games: z.array(z.object({ game: z.string(), lessons: z.array(LessonHead) })),
});
export type LessonList = z.infer<typeof LessonList>;

/** One input: the learner's (seat 0), which is waited for, or a rival's, which is given for it. */
const LessonMove = z.object({
  seat: z.int(),
  asked: z.string(),
  act: z.nullable(z.string()),
  value: JsonValue,
  luck: z.nullable(z.tuple([z.number(), z.number(), z.number(), z.number()])),
});
export type LessonMove = z.infer<typeof LessonMove>;

const LessonStep = z.object({
  id: z.string(),
  say: Both,
  move: z.nullable(Both),
  points: z.array(z.object({ at: z.string(), label: z.nullable(Both) })),
  moves: z.array(LessonMove),
  tries: z.array(
    z.object({
      asked: z.nullable(z.string()),
      names: z.nullable(z.string()),
      lacks: z.nullable(z.string()),
      say: Both,
    }),
  ),
  otherwise: z.nullable(Both),
  hint: z.nullable(Both),
  rule: z.nullable(z.string()),
});
export type LessonStep = z.infer<typeof LessonStep>;

/** GET /api/lessons/:game/:id. A lesson has no secrets: its whole position is told, and played in the browser. */
export const Lesson = z.object({
  id: z.string(),
  title: Both,
  about: Both,
  minutes: z.int(),
  teller: z.string(),
  version: z.string(),
  /** What the seats are called; null: the learner. */
  names: z.array(z.nullable(z.string())),
  options: JsonValue,
  /** The kernel's state of the position; its inside is the game's own. */
  state: z.looseObject({ seq: z.int(), seats: z.int() }),
  events: z.array(z.looseObject({ type: z.string() })),
  steps: z.array(LessonStep),
  end: Both,
});
export type Lesson = z.infer<typeof Lesson>;

/** GET /api/lessons/:game: what the lessons of a game are played with, for rules that run in the browser. */
export const LessonContent = z.object({ pack: PackSummary, document: z.unknown() });
export type LessonContent = z.infer<typeof LessonContent>;
