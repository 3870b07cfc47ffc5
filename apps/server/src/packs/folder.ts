import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { PackFault, packFault, readHead } from "@paravent/content";
import { packFilesIn } from "@paravent/content/folder";
import { BadConfiguration } from "../config/config.ts";
import type { ServedGames } from "../games/games.ts";

/** A pack of the folder, read. */
export interface FoundPack {
  readonly game: string;
  readonly document: unknown;
}

/**
 * The packs of a folder of folders. A pack that cannot be read is left out and `report`ed in a sentence: games that run
 * have their packs in the store, and one mistake in a card must not keep the server from starting.
 */
export function readPackFolder(folder: string, games: ServedGames, report: (said: string) => void): FoundPack[] {
  return subfolders(folder).flatMap((name) => {
    try {
      const files = packFilesIn(join(folder, name));
      const { schema } = readHead(files);
      const found = [...games].find(([, { content }]) => content?.schema === schema);
      if (!found)
        throw packFault("pack.yaml", null, "schema", {
          fr: `« ${schema} » n’est d’aucun jeu`,
          en: `"${schema}" is of no game here`,
        });
      const [game, { content }] = found;
      return [{ game, document: content!.read(files) }];
    } catch (fault) {
      if (!(fault instanceof PackFault)) throw fault;
      report(`The content pack ${join(folder, name)} is left out. ${fault.message}`);
      return [];
    }
  });
}

function subfolders(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries
      .filter((entry) => statSync(join(folder, entry.name)).isDirectory())
      .map(({ name }) => name)
      .sort();
  } catch {
    throw new BadConfiguration(`The setting PARAVENT_PACKS cannot be used: ${folder} is no folder that can be read.`);
  }
}
