import { readFileSync } from "node:fs";
import type { ServedGames } from "../games/games.ts";

/** What a server says of itself: its release, and the exact rules by which it plays. */
export interface Version {
  readonly version: string;
  readonly node: string;
  readonly rules: Readonly<Record<string, string>>;
}

export function versionOf(games: ServedGames): Version {
  const root = new URL("../../../../package.json", import.meta.url);
  const { version } = JSON.parse(readFileSync(root, "utf8")) as { version: string };
  const rules = Object.fromEntries([...games].map(([id, { game }]) => [id, game.version]));
  return { version, node: process.versions.node, rules };
}
