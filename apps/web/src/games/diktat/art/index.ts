// What a running game is drawn with; the drawings of its last page are fetched with that page.
import "./tokens.css";

export { type CardFace, OpportunityCard, type OpportunityCardProps } from "./cards/OpportunityCard.tsx";
export { SectorPicture, type SectorPictureProps } from "./cards/SectorPicture.tsx";
export {
  AffinityToken,
  type AffinityTokenProps,
  InfluenceMarker,
  type InfluenceMarkerProps,
  PowerOctagon,
  type PowerOctagonProps,
} from "./cards/tokens.tsx";
export { type GlyphProps, Icon, type IconName, SectorGlyph } from "./icon/Icon.tsx";
export { CabalShape, Medallion } from "./Medallion.tsx";
export type { Omen, OmenScene } from "./map/Omens.tsx";
export { PragueMap, type PragueMapProps } from "./map/PragueMap.tsx";
export type { PileScene, SectorScene, TokenScene } from "./map/scene.ts";
export { CABALS, type CabalLook, cabalLook, OTHERS_CABAL, type ShapeName } from "./names/cabals.ts";
export { Piece, type PieceLook, type PieceProps } from "./Piece.tsx";
export { BackdropAhead, ConquestBackdrop } from "./scenes/ConquestBackdrop.tsx";
export { Fist, type FistProps } from "./scenes/Fist.tsx";
export { Sprite } from "./sprite/Sprite.tsx";
