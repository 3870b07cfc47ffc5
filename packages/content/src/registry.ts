import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { teach } from "@paravent/bots";
import type { GamePlug } from "./plug.ts";

/** The root of the repository; folders of games are named from here. */
const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

/** A game was asked for that is not there; the message is one sentence. */
export class NoSuchGame extends Error {
  override readonly name = "NoSuchGame";
}

/**
 * The games on offer: those named by `paravent.games` in the root package.json, and what `PARAVENT_GAMES` adds, packages
 * or folders with commas between.
 */
export function namedGames(added = ""): string[] {
  const root = JSON.parse(readFileSync(resolve(ROOT, "package.json"), "utf8")) as { paravent: { games: string[] } };
  const more = added.split(",").map((name) => name.trim());
  return [...new Set([...root.paravent.games, ...more.filter((name) => name !== "")])];
}

/** Loads the plugs of these games, by their ids, and introduces them to the bots. */
export async function loadPlugs(names: readonly string[]): Promise<ReadonlyMap<string, GamePlug>> {
  const plugs = new Map<string, GamePlug>();
  for (const name of names) {
    const plug = await loadPlug(name);
    if (plugs.has(plug.id)) throw new NoSuchGame(`Two games call themselves "${plug.id}"; ${name} is the second.`);
    if (plug.bots) teach(plug.id, plug.bots);
    plugs.set(plug.id, plug);
  }
  return plugs;
}

/** A package exports its plug as `<name>/plug`; a folder has it in `plug.ts`. */
async function loadPlug(name: string): Promise<GamePlug> {
  const file = resolve(ROOT, name, "plug.ts");
  const isFolder = existsSync(file);
  if (!isFolder && !isPackage(name))
    throw new NoSuchGame(`There is no game "${name}": neither a folder with a plug.ts nor a package that exports one.`);
  const { plug } = (await import(isFolder ? pathToFileURL(file).href : `${name}/plug`)) as { plug: GamePlug };
  return plug;
}

function isPackage(name: string): boolean {
  // A path is found whatever is there.
  if (/^[./]/.test(name)) return false;
  try {
    return import.meta.resolve(`${name}/plug`) !== "";
  } catch {
    return false;
  }
}
