import type { JSX } from "preact";
import { Drawing } from "../../../../ui/Drawing.tsx";
import { memo } from "../../../../ui/memo.ts";
import type { SectorId } from "../names/ids.ts";
import { GLYPHS } from "../sprite/glyphs.tsx";
import { SECTOR_GLYPHS } from "../sprite/sectorGlyphs.tsx";
import { SHAPES } from "../sprite/shapes.tsx";
import "./icon.css";

/** Second names of drawings: the crown is the Victory point, the open eye is the Spy, a card is a hexagon. */
const SECOND_NAMES = { crown: "dk-i-vp", eye: "dk-i-spy", card: "dk-s-hexagon" } as const;

export type IconName = keyof typeof GLYPHS | keyof typeof SECOND_NAMES;

export interface GlyphProps {
  size?: number | undefined;
  /** Text name, for a glyph that stands alone. Without it the glyph is decoration. */
  label?: string | undefined;
}

export function iconHref(name: IconName): string {
  return name in SECOND_NAMES ? `#${SECOND_NAMES[name as keyof typeof SECOND_NAMES]}` : `#dk-i-${name}`;
}

/** A sign in the colour of the text around it. */
export const Icon = memo(({ name, size, label }: GlyphProps & { name: IconName }) =>
  drawn({ body: bodyOf(name), size, label, about: `sign:${name}` }),
);

/** The 32 px sign of a sector. */
export const SectorGlyph = memo(({ sector, size, label }: GlyphProps & { sector: SectorId }) =>
  drawn({ body: SECTOR_GLYPHS[sector], box: 32, size, label, about: `sector:${sector}` }),
);

/** A drawing of the sprite in the colour of the text around it. */
export const Glyph = memo(drawn);

function bodyOf(name: IconName): JSX.Element {
  if (name === "card") return SHAPES.hexagon;
  return GLYPHS[name === "crown" ? "vp" : name === "eye" ? "spy" : name];
}

/** By its own shapes: a copy of those of the sprite would be a drawing in a drawing, styled and put together for each sign. */
function drawn({
  body,
  box = 24,
  size = 16,
  label,
  about,
}: GlyphProps & { body: JSX.Element; box?: number; about?: string }) {
  return (
    <Drawing class="dk-icon" width={size} height={size} viewBox={`0 0 ${box} ${box}`} label={label} data-about={about}>
      {body}
    </Drawing>
  );
}
