import type { JSX } from "preact";
import type { ShapeName } from "../names/cabals.ts";
import { GLYPHS } from "./glyphs.tsx";

/** Marks of the cabals, 24 × 24: told apart without colour. */
export const SHAPES: Record<ShapeName, JSX.Element> = {
  lozenge: <path d="M12 2l10 10-10 10L2 12z" />,
  triangle: <path d="M12 2.5L23 21.5H1z" />,
  ring: <path fill-rule="evenodd" d="M12 2a10 10 0 110 20 10 10 0 010-20zm0 5.5a4.5 4.5 0 100 9 4.5 4.5 0 000-9z" />,
  cross: <path d="M8.5 2h7v6.5H22v7h-6.5V22h-7v-6.5H2v-7h6.5z" />,
  hexagon: <path d="M12 1.5l9.2 5.2v10.6L12 22.5l-9.2-5.2V6.7z" />,
  crescent: <path d="M16.5 2.5a10.3 10.3 0 100 19 8 8 0 010-19z" />,
  claw: GLYPHS.claw,
  star: <path d="M12 1.5l2.8 7 7.5.2-6 4.7 2.1 7.1-6.4-4.3-6.4 4.3 2.1-7.1-6-4.7 7.5-.2z" />,
};
