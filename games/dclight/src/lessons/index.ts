import type { Stage } from "@paravent/content/lessons";
import { table } from "../testing/index.ts";

/** Lessons are set up in the words of scenarios, with the base pack. */
export const lessons: Stage = {
  folder: new URL("../../lessons/", import.meta.url).href,
  table: (players) => table(players),
};
