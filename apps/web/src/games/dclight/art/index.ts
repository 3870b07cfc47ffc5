export { CardPicture } from "./cards/CardPicture.tsx";
export { CREATURE_FIELD, CreatureFigure } from "./creatures/index.tsx";
export { type Colour, Die, GodDie, ROMAN } from "./Die.tsx";
export { DeviceGlyph, FaceGlyph, SignGlyph } from "./Glyph.tsx";
export type { Face, Sign } from "./glyphs.tsx";
export { colourOf, deviceOf, Shield } from "./Shield.tsx";
