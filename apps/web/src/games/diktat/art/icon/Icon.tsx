import { Drawing } from "../../../../ui/Drawing.tsx";
import { memo } from "../../../../ui/memo.ts";
import type { SectorId } from "../names/ids.ts";
import type { GLYPHS } from "../sprite/glyphs.tsx";
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

/** A glyph of the sprite in the colour of the text around it. */
export const Icon = memo(({ name, size, label }: GlyphProps & { name: IconName }) =>
  drawn({ href: iconHref(name), size, label, about: `sign:${name}` }),
);

/** The 32 px sign of a sector. */
export const SectorGlyph = memo(({ sector, size, label }: GlyphProps & { sector: SectorId }) =>
  drawn({ href: `#dk-k-${sector}`, size, label, about: `sector:${sector}` }),
);

export const Glyph = memo(drawn);

function drawn({ href, size = 16, label, about }: GlyphProps & { href: string; about?: string }) {
  return (
    <Drawing class="dk-icon" width={size} height={size} label={label} data-about={about}>
      <use href={href} />
    </Drawing>
  );
}
