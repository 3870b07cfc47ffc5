import type { PackFolder } from "../packs/pack-folder.ts";
import type { People } from "../people/people.ts";
import type { Viewer } from "../replay/viewer.ts";
import type { Shelf } from "../runs/shelf.ts";

/** What the pages work with. */
export interface Desk {
  readonly shelf: Shelf;
  readonly packs: PackFolder;
  readonly viewer: Pick<Viewer, "show">;
  /** Games of people that reports are held against; null: none. */
  readonly people: People | null;
  /** The built pages. */
  readonly pages: string;
}
