/** Colour follows the cabal and never travels without its shape. */
export type ShapeName = "lozenge" | "triangle" | "ring" | "cross" | "hexagon" | "crescent" | "star" | "claw";

export interface CabalLook {
  /** On dark grounds; the glyph on it is always `#0A0F12`. */
  colour: string;
  /** On the light ground `#EDE6D8`. */
  lightColour: string;
  /** The shadowed side of pawns and sleeves. */
  shade: string;
  /** Ground of the private screen: the player's own colour at low lightness. */
  tint: string;
  /** Quiet text on `tint`, 7:1 or better. */
  onTint: string;
  shape: ShapeName;
}

export const CABALS: Record<string, CabalLook> = {
  coordination: {
    colour: "#3F8FE6",
    lightColour: "#1C64A8",
    shade: "#174F8C",
    tint: "#16304A",
    onTint: "#BAD2EA",
    shape: "lozenge",
  },
  garde_noire: {
    colour: "#F2674A",
    lightColour: "#B03A1E",
    shade: "#9A3018",
    tint: "#43231C",
    onTint: "#F0C9BE",
    shape: "triangle",
  },
  polisec: {
    colour: "#F0A8E0",
    lightColour: "#92408A",
    shade: "#8A3F80",
    tint: "#3A2338",
    onTint: "#EBCFE6",
    shape: "ring",
  },
  resistance: {
    colour: "#3CC49A",
    lightColour: "#136B52",
    shade: "#14735A",
    tint: "#163A33",
    onTint: "#B9D9CC",
    shape: "cross",
  },
  syndicat: {
    colour: "#F1E7CF",
    lightColour: "#5A5138",
    shade: "#9A8F74",
    tint: "#38342A",
    onTint: "#DDD5C0",
    shape: "hexagon",
  },
  pegre: {
    colour: "#887C96",
    lightColour: "#5B4F6B",
    shade: "#4A4356",
    tint: "#2B2632",
    onTint: "#D5CEDE",
    shape: "crescent",
  },
  progres: {
    colour: "#B8F496",
    lightColour: "#3F6018",
    shade: "#5E8A45",
    tint: "#2A3B1E",
    onTint: "#D2E6C4",
    shape: "star",
  },
};

/** A seat without a cabal yet (waiting room, first steps of the setup). */
const NOBODY: CabalLook = {
  colour: "#8A9A9D",
  lightColour: "#4D5654",
  shade: "#384A53",
  tint: "#19242A",
  onTint: "#B4BFBC",
  shape: "hexagon",
};

/** In place of a cabal: the Others, whom nobody leads. Their medallion is a hexagon. */
export const OTHERS_CABAL = "others";

const OTHERS_LOOK: CabalLook = {
  colour: "#B794FF",
  lightColour: "#5B3FA8",
  shade: "#1A1428",
  tint: "#1B1630",
  onTint: "#D8D2E6",
  shape: "claw",
};

export function cabalLook(cabal: string | null): CabalLook {
  if (cabal === OTHERS_CABAL) return OTHERS_LOOK;
  return (cabal !== null && CABALS[cabal]) || NOBODY;
}
