import { existsSync } from "node:fs";
import { join } from "node:path";
import type { ServedGames } from "../games/games.ts";

/** Where the pictures of games are, as paths on this site, by game; those that nobody has drawn have none. */
export function picturesIn(folder: string, games: ServedGames): ReadonlyMap<string, string> {
  const drawn = [...games.keys()].filter((id) => existsSync(join(folder, "previews", `${id}.png`)));
  return new Map(drawn.map((id) => [id, `/previews/${id}.png`]));
}
