import { memo } from "../../../../ui/memo.ts";
import { GLYPHS } from "./glyphs.tsx";
import { SECTOR_GLYPHS } from "./sectorGlyphs.tsx";
import { SHAPES } from "./shapes.tsx";

/** All symbols, once per page. Icons, medallions and the map refer to them by id. */
export const Sprite = memo(Symbols);

function Symbols() {
  return (
    <svg width="0" height="0" style={{ position: "absolute" }} aria-hidden="true">
      {Object.entries(GLYPHS).map(([name, body]) => (
        <symbol key={name} id={`dk-i-${name}`} viewBox="0 0 24 24">
          {body}
        </symbol>
      ))}
      {Object.entries(SHAPES).map(([name, body]) => (
        <symbol key={name} id={`dk-s-${name}`} viewBox="0 0 24 24">
          {body}
        </symbol>
      ))}
      {Object.entries(SECTOR_GLYPHS).map(([name, body]) => (
        <symbol key={name} id={`dk-k-${name}`} viewBox="0 0 32 32">
          {body}
        </symbol>
      ))}
    </svg>
  );
}
