import type { PackFolder } from "../packs/pack-folder.ts";
import type { Viewer } from "../replay/viewer.ts";
import type { Shelf } from "../runs/shelf.ts";

/** What the pages work with. */
export interface Desk {
  readonly shelf: Shelf;
  readonly packs: PackFolder;
  readonly viewer: Pick<Viewer, "show">;
  /** The built pages. */
  readonly pages: string;
}
