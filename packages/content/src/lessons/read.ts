import { type Fault, PackFault } from "../fault.ts";
import { type PackFiles, readFile } from "../read.ts";
import type { Lesson, LessonHead, Stage } from "./lesson.ts";
import { playThrough } from "./play-through.ts";
import { LessonDocument } from "./schema.ts";

/** All lessons of a game, in their order. One that cannot be played is a fault; all faults are found before any is told. */
export function readLessons(files: PackFiles, stage: Stage): readonly Lesson[] {
  const faults: Fault[] = [];
  const read = Object.keys(files).flatMap((file) => {
    try {
      const document = readFile(files, file, LessonDocument);
      return [{ place: document.place, lesson: playThrough(file, file.replace(/\.yaml$/, ""), document, stage) }];
    } catch (fault) {
      if (!(fault instanceof PackFault)) throw fault;
      faults.push(...fault.faults);
      return [];
    }
  });
  if (faults.length > 0) throw new PackFault(faults);
  return read.sort((a, b) => a.place - b.place).map(({ lesson }) => lesson);
}

/** What a list says of a lesson. */
export const headOf = ({ id, title, about, minutes, teller, steps }: Lesson): LessonHead => ({
  id,
  title,
  about,
  minutes,
  teller,
  steps: steps.length,
});
