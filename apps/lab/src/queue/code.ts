import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { sourcesOf } from "../lib/games.ts";

const known = new Map<string, string>();

/**
 * The name of everything that decides how a game of bots goes: kernel, bots, the game with its content, and how games are
 * played here. Machines with other code play other games, so they leave each other's shares alone.
 */
export function codeOf(game: string): string {
  const name = known.get(game) ?? fingerprint(placesOf(game));
  known.set(game, name);
  return name;
}

const placesOf = (game: string): string[] => [
  dirname(fileURLToPath(import.meta.resolve("@paravent/kernel"))),
  dirname(fileURLToPath(import.meta.resolve("@paravent/bots"))),
  // The folder of a game, with its packs beside its sources.
  join(dirname(fileURLToPath(sourcesOf(game))), ".."),
  fileURLToPath(new URL("../sim", import.meta.url)),
];

function fingerprint(folders: readonly string[]): string {
  const hash = createHash("sha256");
  for (const folder of folders) {
    const files = globSync("**/*.{ts,json,yaml}", { cwd: folder, exclude: ["**/node_modules/**", "**/*.test.ts"] });
    // Line ends and the order of a folder are the machine's.
    for (const file of files.map((one) => one.replaceAll("\\", "/")).sort())
      hash.update(file).update(readFileSync(join(folder, file), "utf8").replaceAll("\r\n", "\n"));
  }
  return hash.digest("hex").slice(0, 16);
}
