/** How pages that are made from parts of the client are built. */
export { dividedFonts } from "./fonts.ts";
export { rulebookText } from "./rulebook/plugin.ts";
export { scaledText } from "./text-scale.ts";
