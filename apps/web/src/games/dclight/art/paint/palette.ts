/** Colours of the pottery, for drawings. Text and controls take theirs from tokens.css. */
export const SLIP = "#1D1310";
export const CLAY = "#C8623A";
export const WHITE = "#FBF4E4";
export const WINE = "#8A2B1C";
export const INCISED = "#E39A63";
