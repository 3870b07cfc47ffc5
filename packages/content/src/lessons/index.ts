export type { Lesson, LessonHead, Move, Point, Stage, Staged, Step, Try } from "./lesson.ts";
export { headOf, readLessons } from "./read.ts";
