import type { PackFiles } from "@paravent/content";
import { contentOf, labGame } from "../lib/games.ts";
import type { PackChange, Wish } from "../runs/wish.ts";
import { changed } from "./change.ts";
import { checkOpen } from "./origin.ts";
import type { PackFolder } from "./pack-folder.ts";

/** A pack with changes of what may be changed; one that cannot be read is refused. */
export function tuned(game: string, files: PackFiles, changes: readonly PackChange[]): PackFiles {
  if (changes.length === 0) return files;
  checkOpen(files, changes, labGame(game).origins ?? {});
  const made = changed(files, changes);
  contentOf(game).read(made);
  return made;
}

/** The packs of each way of a wish; null for the one the game comes with. */
export function packsFor({ game, ways }: Wish, packs: PackFolder): (PackFiles | null)[] {
  return ways.map(({ pack, changes }) =>
    pack === "" && changes.length === 0 ? null : tuned(game, packs.files(game, pack), changes),
  );
}
