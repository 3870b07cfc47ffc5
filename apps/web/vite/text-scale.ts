import type { Plugin } from "vite";

/** Sizes of type in a style sheet: `font-size: 15px` and the size in `font: 500 12px/1.2 …`. */
const SIZE = /(font-size:\s*|font:[^;{}]*?\s)(\d+(?:\.\d+)?px)/g;

/** All text follows one factor, which readers choose; style sheets go on naming sizes as they were drawn. */
export function scaledText(): Plugin {
  return {
    name: "paravent-scaled-text",
    enforce: "pre",
    transform(code, id) {
      if (!id.split("?")[0]!.endsWith(".css") || id.includes("node_modules")) return null;
      return { code: code.replace(SIZE, "$1calc($2 * var(--text-scale, 1))"), map: null };
    },
  };
}
