import type { Input } from "@paravent/kernel";
import { inBrowser } from "../keeping/storage.ts";

/** How far a lesson has been played in this browser. */
export interface Progress {
  /** Of the lesson it was played in: free moves fit no other. */
  readonly version: string;
  /** Steps that are done. */
  readonly step: number;
  /** What has been played freely after the last step. */
  readonly free: readonly Input[];
}

const keyOf = (game: string, lesson: string): string => `paravent.lesson.${game}.${lesson}`;

export function keptProgress(game: string, lesson: string): Progress | null {
  try {
    const found = JSON.parse(inBrowser.read(keyOf(game, lesson)) ?? "null") as Partial<Progress> | null;
    if (typeof found?.step !== "number") return null;
    return { version: String(found.version), step: found.step, free: Array.isArray(found.free) ? found.free : [] };
  } catch {
    return null;
  }
}

export function keepProgress(game: string, lesson: string, progress: Progress): void {
  inBrowser.write(keyOf(game, lesson), JSON.stringify(progress));
}

/** The lesson begins anew. */
export const forgetProgress = (game: string, lesson: string): void => inBrowser.forget(keyOf(game, lesson));

/** Once all steps were done, a lesson counts as done, also while it is taken again. */
export const isDone = (game: string, lesson: string): boolean => inBrowser.read(`${keyOf(game, lesson)}.done`) !== null;

export const noteDone = (game: string, lesson: string): void => inBrowser.write(`${keyOf(game, lesson)}.done`, "1");
