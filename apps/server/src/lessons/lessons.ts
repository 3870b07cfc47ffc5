import { PackFault, sayFaults } from "@paravent/content";
import type { Lesson } from "@paravent/content/lessons";
import { loadLessons } from "@paravent/content/lessons/load";
import { loadPlugs, namedGames } from "@paravent/content/registry";
import { BadConfiguration } from "../config/config.ts";

/** The lessons of each game, by its id; each has been played to its end. */
export type Lessons = ReadonlyMap<string, readonly Lesson[]>;

/** Reads and plays all lessons: a server that starts has none that its rules cannot play. */
export async function allLessons(names: readonly string[] = namedGames()): Promise<Lessons> {
  const found: [string, readonly Lesson[]][] = [];
  for (const name of names) {
    const [game = name] = (await loadPlugs([name])).keys();
    try {
      const lessons = await loadLessons(name);
      if (lessons.length > 0) found.push([game, lessons]);
    } catch (fault) {
      if (!(fault instanceof PackFault)) throw fault;
      throw new BadConfiguration(`The lessons of ${game} cannot be used: ${sayFaults(fault.faults, "en")}`);
    }
  }
  return new Map(found);
}
