import type { SectorId } from "@paravent/diktat";
import type { Ref } from "@paravent/kernel";
import { InfluenceMarker } from "../art/index.ts";
import type { Seen } from "../seen/seen.ts";
import type { Asked } from "./layers.ts";
import "./marker-way.css";

/** Faces that work when the second marker of a sector goes this way (DK-CAB-CO-01); none: it is no such way. */
const FACES: Readonly<Record<Ref, readonly (1 | 2)[]>> = { apart: [1, 2], stack: [2] };

/** The sector whose marker is being placed: what the question is about, or what is being conquered. */
function sectorAbout({ pack, game }: Seen, about: Asked["about"]): SectorId | null {
  const name = about.sector ?? game.conquest?.sector;
  return pack.sectors.find(({ id }) => id === name)?.id ?? null;
}

/** Two markers side by side, or one upon the other. */
export function markerWay(seen: Seen, ref: Ref, about: Asked["about"]) {
  const sector = sectorAbout(seen, about);
  const faces = FACES[ref];
  if (!faces || !sector) return null;
  return (
    <span class={`tb-marker-way ${ref}`}>
      {faces.map((face) => (
        <InfluenceMarker key={face} sector={sector} face={face} size={26} />
      ))}
    </span>
  );
}

/** What the markers give that way. */
export function markerWayText(seen: Seen, ref: Ref, about: Asked["about"]): string | null {
  const sector = sectorAbout(seen, about);
  const faces = FACES[ref];
  if (!faces || !sector) return null;
  return faces.map((face) => `${face === 1 ? "I" : "II"} · ${seen.words.influence(sector, face)}`).join("\n");
}
