import { ARCHITECTURE } from "../architecture/index.ts";
import type { SectorId } from "../names/ids.ts";
import "./cards.css";

export interface SectorPictureProps {
  sector: SectorId;
  /** Side of a square picture. */
  size?: number | undefined;
  /** Without a size the picture fills its parent, unless width or height say otherwise. */
  width?: number | string | undefined;
  height?: number | string | undefined;
}

/** A sector at night, as on its cards: the drawing stands on the lower edge. */
export function SectorPicture({ sector, size, width = size ?? "100%", height = size ?? "100%" }: SectorPictureProps) {
  return (
    <svg
      class="dk-picture"
      width={width}
      height={height}
      viewBox="-70 -92 140 93"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
    >
      <g class="dk-arch">{ARCHITECTURE[sector]}</g>
    </svg>
  );
}
