import { existsSync, readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Lesson, Stage } from "./lesson.ts";
import { readLessons } from "./read.ts";

/** The root of the repository; folders of games are named from here. */
const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));

/** The lessons of a game of the registry; none where it brings none. */
export async function loadLessons(name: string): Promise<readonly Lesson[]> {
  const stage = await stageOf(name);
  if (!stage) return [];
  const folder = fileURLToPath(stage.folder);
  const names = readdirSync(folder).filter((file) => file.endsWith(".yaml"));
  return readLessons(
    Object.fromEntries(names.map((file) => [file, readFileSync(resolve(folder, file), "utf8")])),
    stage,
  );
}

/** A package exports its stage as `<name>/lessons`; a folder may have it in `lessons.ts`. */
async function stageOf(name: string): Promise<Stage | null> {
  const file = resolve(ROOT, name, "lessons.ts");
  const address = existsSync(file) ? pathToFileURL(file).href : exported(name);
  return address === null ? null : ((await import(address)) as { lessons: Stage }).lessons;
}

function exported(name: string): string | null {
  try {
    return import.meta.resolve(`${name}/lessons`);
  } catch {
    return null;
  }
}
