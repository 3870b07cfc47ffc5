import { chosenBy } from "../../../ui/chosen-by.ts";
import { ARCHITECTURE } from "../art/architecture/index.ts";
import { SectorPicture } from "../art/cards/SectorPicture.tsx";
import type { SectorId } from "../art/names/ids.ts";

const SECTORS = Object.keys(ARCHITECTURE) as SectorId[];

/** A table in the lobby: a sector of Prague by night. */
export function Picture({ variant }: { readonly variant: string }) {
  return <SectorPicture sector={chosenBy(variant, SECTORS)} />;
}
