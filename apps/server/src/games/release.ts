import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Game } from "@paravent/kernel";

/** Words, bots and tests cannot change how a game goes. */
const NO_RULES = /(^|[\\/])(text|bots|testing|cards)[\\/]|\.(test|fixture)\.ts$/;

const known = new Map<string, string>();

/**
 * A game under the exact name of its rules: its version and a fingerprint of the sources, for nobody remembers to raise
 * a version at every change. A log made by any other rules is played again before the game goes on.
 */
export function released(game: Game, sources: string): Game {
  const name = known.get(game.id) ?? fingerprint([import.meta.resolve("@paravent/kernel"), sources]);
  known.set(game.id, name);
  return { ...game, version: `${game.version}+${name}` };
}

/** Of the folders in which these files lie. */
function fingerprint(files: readonly string[]): string {
  const hash = createHash("sha256");
  for (const file of files) {
    const folder = dirname(fileURLToPath(file));
    const sources = globSync("**/*.ts", { cwd: folder }).filter((source) => !NO_RULES.test(source));
    // Line ends and the order of a folder are the machine's, not the rules'.
    for (const source of sources.map((one) => one.replaceAll("\\", "/")).sort())
      hash.update(source).update(readFileSync(join(folder, source), "utf8").replaceAll("\r\n", "\n"));
  }
  return hash.digest("hex").slice(0, 12);
}
