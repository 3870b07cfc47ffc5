import type { PackFolder } from "../packs/pack-folder.ts";
import type { Shelf } from "../runs/shelf.ts";

/** What the pages work with. */
export interface Desk {
  readonly shelf: Shelf;
  readonly packs: PackFolder;
  /** The built pages. */
  readonly pages: string;
}
