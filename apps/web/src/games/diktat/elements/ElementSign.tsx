import { InfluenceMarker, Medallion, SectorGlyph } from "../art/index.ts";
import { useSeen } from "../seen/seen.ts";
import { elementOf } from "./element.ts";

/** The small picture of an element: its sector's sign, its Cabal's mark, or the marker itself. */
export function ElementSign({ element, size = 26 }: { element: string; size?: number }) {
  const seen = useSeen();
  const found = elementOf(seen, element);
  switch (found?.is) {
    case "card":
      return (
        <span class="tb-sign-card">
          <SectorGlyph sector={found.card.sector} size={size - 6} />
        </span>
      );
    case "marker":
      return <InfluenceMarker sector={found.sector} face={found.face} size={size} />;
    case "cabalCard":
    case "ability":
      return <Medallion cabal={found.cabal} size={size} />;
    default:
      return null;
  }
}
