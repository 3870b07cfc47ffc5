import { existsSync } from "node:fs";
import { PackFault, type Words } from "@paravent/content";
import { packFilesIn } from "@paravent/content/folder";
import type { Content, LabNotes, Taking } from "@paravent/content/plug";
import { loadPlugs, NoSuchGame, namedGames } from "@paravent/content/registry";
import type { Game, Json } from "@paravent/kernel";
import { Misuse } from "./command-line.ts";

/** A game as the lab knows it. */
export interface LabGame extends Omit<LabNotes, "taking"> {
  readonly game: Game;
  readonly taking: Taking | null;
}

const plugs = await loadPlugs(namedGames(process.env.PARAVENT_GAMES)).catch((fault: unknown) => {
  if (!(fault instanceof NoSuchGame)) throw fault;
  return new Misuse(`The setting PARAVENT_GAMES cannot be used: ${fault.message}`);
});

const loaded = new Map<string, LabGame>();

/** The games there are, in the order of the registry. */
export function gameIds(): readonly string[] {
  if (plugs instanceof Misuse) throw plugs;
  return [...plugs.keys()];
}

/** A game by its id; the first one where none is named. */
export function gameNamed(id: string): string {
  const ids = gameIds();
  if (id !== "" && !ids.includes(id)) throw new Misuse(`There is no game "${id}"; there are: ${ids.join(", ")}.`);
  return id || ids[0]!;
}

export function labGame(named: string): LabGame {
  const id = gameNamed(named);
  const known = loaded.get(id);
  if (known) return known;
  if (plugs instanceof Misuse) throw plugs;
  const { lab, load } = plugs.get(id)!;
  const game = { ...lab, game: load(), taking: lab.taking?.() ?? null };
  loaded.set(id, game);
  return game;
}

/** How a game takes content packs; refuses for a game that has none. */
export function contentOf(id: string): Content {
  if (plugs instanceof Misuse) throw plugs;
  const { content } = plugs.get(gameNamed(id))!;
  if (!content) throw new Misuse(`${id} has no content packs.`);
  return content;
}

/** What a game is called. */
export function nameOf(id: string): Words {
  if (plugs instanceof Misuse) throw plugs;
  return plugs.get(gameNamed(id))!.about.name;
}

/** Where the sources of a game are, as a file URL. */
export function sourcesOf(id: string): string {
  if (plugs instanceof Misuse) throw plugs;
  return plugs.get(gameNamed(id))!.sources;
}

export function hasPacks(id: string): boolean {
  if (plugs instanceof Misuse) throw plugs;
  return plugs.get(gameNamed(id))!.content !== undefined;
}

const withPacks = new Map<string, Game>();

/** A game with the content pack of a folder; with its own where none is named. */
export function gameWith(id: string, folder: string): Game {
  if (folder === "") return labGame(id).game;
  const name = `${id} ${folder}`;
  const game = withPacks.get(name) ?? readGame(id, folder);
  withPacks.set(name, game);
  return game;
}

function readGame(id: string, folder: string): Game {
  const content = contentOf(id);
  try {
    return content.open(content.make(content.read(packFilesIn(folder)))).game;
  } catch (fault) {
    if (fault instanceof PackFault) throw new Misuse(`The content pack ${folder} cannot be used. ${fault.message}`);
    throw existsSync(folder) ? fault : new Misuse(`There is no folder ${folder}.`);
  }
}

/** The options that these configurations stand for together; refuses what so many players cannot play. */
export function configured(id: string, names: readonly string[], players: number): Readonly<Record<string, Json>> {
  const { game, configurations } = labGame(id);
  const unknown = names.find((name) => !Object.hasOwn(configurations, name));
  if (unknown !== undefined) {
    const known = Object.keys(configurations).join(", ") || "none";
    throw new Misuse(`There is no configuration "${unknown}" of ${id}; there are: ${known}.`);
  }
  const options: Record<string, Json> = Object.assign({}, ...names.map((name) => configurations[name]));
  const read = game.readOptions(options, players);
  if (!read.ok)
    throw new Misuse(
      `${players} players cannot play ${names.join(", ")}: ${read.refusal.reason} (${read.refusal.rule}).`,
    );
  return options;
}

export function checkPlayers(id: string, players: number): void {
  const { min, max } = labGame(id).game.traits.seats;
  if (players < min || players > max) throw new Misuse(`${id} is for ${min} to ${max} players, not ${players}.`);
}
